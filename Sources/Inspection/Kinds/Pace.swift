import AssetFacts

/// Movies whose time runs otherwise than it did, or whose focus was chosen later.
enum Pace {
  static func slowMotion(_ evidence: Evidence) -> Verdict {
    guard evidence.isVideo, let rate = evidence.facts.frameRate else { return .no }
    if let captured = evidence.captureRate, captured > rate * 1.5 { return .yes(.certain) }
    return rate >= 100 ? .yes(.heuristic) : .no
  }

  static func timelapse(_ evidence: Evidence) -> Verdict {
    guard evidence.isVideo else { return .no }
    if evidence.captureMode == "Time-lapse" { return .yes(.certain) }
    if let captured = evidence.captureRate, let rate = evidence.facts.frameRate, captured > 0,
      captured < rate * 0.67
    {
      return .yes(.strong)
    }
    let stem = evidence.name.stem.lowercased()
    let isNamedSo = stem.contains("timelapse") || stem.contains("hyperlapse")
    return isNamedSo ? .yes(.heuristic) : .no
  }

  static func cinematic(_ evidence: Evidence) -> Verdict {
    evidence.movieKeys.contains("com.apple.quicktime.cinematic-video") ? .yes(.certain) : .no
  }
}
