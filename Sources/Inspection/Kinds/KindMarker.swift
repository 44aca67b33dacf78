package import AssetFacts

/// A mark that tells a kind where it stands; its absence proves nothing.
package struct KindMarker: Sendable {
  /// Where it stands, dotted, as in `exif.makerNote.captureType`.
  package let name: String
  package let confidence: AssetFacts.Confidence
  /// What stands there, in a few words for the documentation.
  package let meaning: String
  let holds: @Sendable (Evidence) -> Bool

  init(
    _ confidence: AssetFacts.Confidence, _ name: String, _ meaning: String,
    _ holds: @escaping @Sendable (Evidence) -> Bool
  ) {
    self.confidence = confidence
    self.name = name
    self.meaning = meaning
    self.holds = holds
  }

  static func certain(
    _ name: String, _ meaning: String, _ holds: @escaping @Sendable (Evidence) -> Bool
  ) -> KindMarker { KindMarker(.certain, name, meaning, holds) }

  static func strong(
    _ name: String, _ meaning: String, _ holds: @escaping @Sendable (Evidence) -> Bool
  ) -> KindMarker { KindMarker(.strong, name, meaning, holds) }

  static func heuristic(
    _ name: String, _ meaning: String, _ holds: @escaping @Sendable (Evidence) -> Bool
  ) -> KindMarker { KindMarker(.heuristic, name, meaning, holds) }

  /// A block of Samsung's trailer.
  static func samsung(_ type: UInt16, _ meaning: String) -> KindMarker {
    let digits = String(type, radix: 16, uppercase: true)
    let name = "samsung." + String(repeating: "0", count: 4 - digits.count) + digits
    return .certain(name, meaning) { $0.samsungTypes.contains(type) }
  }
}
