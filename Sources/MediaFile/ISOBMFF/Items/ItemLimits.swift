/// What the tables of an item graph may grow to in memory; honest files stay far below.
enum ItemLimits {
  static let items = 1 << 15
  static let extents = 1 << 16
  static let references = 1 << 17
  static let properties = 1 << 14
  /// How deep derived items, and items made of others, are followed.
  static let depth = 8

  static func check(
    _ count: Int, within limit: Int, _ what: String, at box: Box
  ) throws(MediaFileError) {
    guard count <= limit else {
      throw MediaFileError(
        .limitExceeded, "\(count) \(what), more than \(limit)", at: box.range.lowerBound)
    }
  }
}
