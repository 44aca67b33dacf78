import AssetFacts

/// Pictures of another shape than a plain rectangle seen by one eye.
enum Geometry {
  static func panorama(_ evidence: Evidence) -> Verdict {
    guard evidence.isImage else { return .no }
    if evidence.customRendered == 6 || evidence.isMultiPicturePanorama { return .yes(.certain) }
    guard let width = evidence.facts.width, let height = evidence.facts.height else {
      return .unknown
    }
    return width >= 3000 && width >= 2 * height ? .yes(.heuristic) : .no
  }

  static func fullPanorama(_ evidence: Evidence) -> Verdict { .no }

  static func spatial(_ evidence: Evidence) -> Verdict {
    evidence.isStereo ? .yes(.certain) : .no
  }
}
