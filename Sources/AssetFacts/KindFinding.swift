extension AssetFacts {
  /// That an asset is of a kind: how surely, and what decided it.
  package struct KindFinding: Hashable, Sendable {
    package var confidence: Confidence
    /// The carrier that decided, dotted, as in `exif.makerNote.captureType`.
    package var marker: String

    package init(_ confidence: Confidence, by marker: String) {
      self.confidence = confidence
      self.marker = marker
    }
  }

  /// How far a marker can be trusted.
  package enum Confidence: String, Hashable, Sendable, CaseIterable, Comparable {
    /// There only where the kind is.
    case certain
    /// May be imitated, or mean something else.
    case strong
    /// A good guess, by names and numbers.
    case heuristic

    /// The surer is the smaller.
    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .certain: 0
      case .strong: 1
      case .heuristic: 2
      }
    }
  }
}
