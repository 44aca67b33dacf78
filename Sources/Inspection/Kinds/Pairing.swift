import AssetFacts

/// Kinds that other files of the folder decide with.
enum Pairing {
  /// An identifier is half of a pair: without its movie, a still is an ordinary photo.
  static func livePhoto(_ evidence: Evidence) -> Verdict {
    evidence.facts.livePhotoIdentifier == nil ? .no : .unknown
  }

  /// One frame that was kept of a burst is no burst.
  static func burst(_ evidence: Evidence) -> Verdict {
    guard evidence.isImage else { return .no }
    let isNamedSo = evidence.name.stem.contains("_BURST")
    return evidence.burstIdentifier == nil && !isNamedSo ? .no : .unknown
  }

  /// Edits are mostly told by sidecars and by names of pairs; some editors keep their own history.
  static func edited(_ evidence: Evidence) -> Verdict {
    evidence.xmp.contains { $0.has("History", in: .mediaManagement) } ? .yes(.strong) : .unknown
  }
}
