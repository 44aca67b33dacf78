/// Differences from a referee where ours is right, and why.
enum ExplainedDifference {
  static func reason(for file: String, _ field: String) -> String? {
    metadata[field]?[file] ?? structure[field]?[file]
  }
}
