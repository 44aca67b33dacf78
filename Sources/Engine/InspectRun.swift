import JobSpec
import Planning
import Synchronization
import System

/// Reads headers for a person: every file that was named, and every picture or clip in a folder.
struct InspectRun: Sendable {
  private let paths: [FilePath]
  private let control: RunControl

  init(_ paths: [FilePath], stop: Interrupt?) throws(EngineError) {
    self.paths = paths
    control = try RunControl(asked: stop)
  }

  @concurrent
  func run(
    width: Int, _ onEntry: @escaping @Sendable (InspectEntry) -> Void
  ) async throws(EngineError) -> [String] {
    let store = try PlanStore()
    let warnings = Mutex<[String]>([])
    let inputs = try Inputs(paths)
    let scanner = Scanner(store: store, output: nil) { warning in
      warnings.withLock { $0.append(warning) }
    }
    try scanner.scan(inputs, control)
    let count = try store.arrange(by: .input)
    let sequencer = Sequencer<InspectEntry?> { if let entry = $0 { onEntry(entry) } }
    let next = Atomic(1)
    let reached = inputs.paths
    try await Fan.out(width: width) { () throws(EngineError) in
      while !control.isStopping {
        let seq = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard seq <= count, let file = try store.entry(seq) else { return }
        sequencer.complete(seq, inspect(file, reached))
      }
    }
    return warnings.withLock { $0 }
  }

  /// `nil` for what is neither picture nor clip, unless it was named itself.
  private func inspect(_ file: PlanStore.Entry, _ reached: [FilePath]) -> InspectEntry? {
    let given = paths[file.input]
    let inside = file.path.relative(to: reached[file.input]) ?? "."
    let path = inside == "." ? given : given.appending(inside)
    do throws(AssetError) {
      if let error = file.error { throw error }
      let (facts, _) = try InspectStage.read(file.path)
      return InspectEntry(path: path, outcome: .success(facts))
    } catch {
      let isMedia =
        error.code != .unsupportedFormat
        || FileExtension.promisesMedia(file.path.fileExtension)
      return isMedia || inside == "." ? InspectEntry(path: path, outcome: .failure(error)) : nil
    }
  }
}
