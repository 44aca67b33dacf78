/// Files of one base, in the order of their paths. Where there are too many of them, as in `photo (1).jpg`
/// … `photo (9999).jpg`, those of one whole stem are compared, and no more.
struct NeighbourRun {
  /// Files with names so much alike that more of them are compared by their whole stems only.
  static let limit = 256

  private var files: [PlanStore.Neighbour] = []

  /// Takes one more, however many there are.
  mutating func append(_ file: PlanStore.Neighbour) { files.append(file) }

  /// Takes one more by its stem.
  ///
  /// - Returns: The files before it, where it belongs to none of them; else none.
  mutating func add(_ file: PlanStore.Neighbour) -> [PlanStore.Neighbour] {
    var done: [PlanStore.Neighbour] = []
    if files.count >= Self.limit || files.last.map({ $0.core != file.core }) ?? false {
      done = end()
    }
    files.append(file)
    return done
  }

  /// The files that are still there; none of them stays.
  mutating func end() -> [PlanStore.Neighbour] {
    defer { files = [] }
    return files
  }
}
