import AssetFacts

/// One fact that a referee can tell too. Each side brings its answer into a form of its own, so
/// that answers which mean the same are spelt the same.
struct ComparedField: Sendable {
  let name: String
  /// What we say; nil where we say nothing.
  let ours: @Sendable (AssetFacts) -> String?
  /// What the referee says; nil where it says nothing.
  let theirs: @Sendable (Testimony) -> String?
  /// Which files are asked about; those of which only the format is known are never.
  var applies: @Sendable (AssetFacts) -> Bool = { _ in true }
}

/// How often both sides agreed.
struct Agreement: CustomStringConvertible {
  let field: String
  var compared = 0
  var equal = 0
  var explained = 0
  /// Differences that nothing explains.
  var differences: [String] = []
  /// Explanations of what does not differ.
  var stale: [String] = []

  var description: String {
    "agreement: \(field): \(compared) compared, \(equal) equal, \(explained) explained, "
      + "\(differences.count) open"
  }

  init(of field: ComparedField, over files: [(String, AssetFacts, Testimony)]) {
    self.field = field.name
    for (file, facts, testimony) in files where field.applies(facts) {
      let (ours, theirs) = (field.ours(facts), field.theirs(testimony))
      guard ours != nil || theirs != nil else { continue }
      compared += 1
      let reason = ExplainedDifference.reason(for: file, field.name)
      if ours == theirs {
        equal += 1
        if reason != nil { stale.append("\(file): \(field.name)") }
      } else if reason != nil {
        explained += 1
      } else {
        differences.append("\(file): \(ours ?? "nothing"), not \(theirs ?? "nothing")")
      }
    }
  }
}
