import AssetFacts
import JobSpec

extension AssetFacts {
  /// Takes what other files tell; what the file itself is surer of stays.
  mutating func add(_ kind: AssetKind, _ confidence: Confidence, by marker: String) {
    unknownKinds[kind] = nil
    if let known = kinds[kind], known.confidence <= confidence { return }
    kinds[kind] = KindFinding(confidence, by: marker)
  }

  /// Makes a picture a frame of a burst of which others are there.
  ///
  /// - Parameter burst: What the frames have in common, by ``BurstKey``.
  mutating func join(burst: String) {
    burst.hasPrefix("id/")
      ? add(.bursts, .certain, by: "folder.burstIdentifier")
      : add(.bursts, .strong, by: "folder.burstName")
  }

  /// Takes what was added to the same file's facts elsewhere.
  mutating func gain(_ other: AssetFacts) {
    for (kind, finding) in other.kinds { add(kind, finding.confidence, by: finding.marker) }
    if other.playbackStyle == .livePhoto { playbackStyle = .livePhoto }
    for warning in other.warnings where !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Kinds that other files could have decided and did not: whoever could was looked at.
  mutating func settleGrouping() {
    for kind in [AssetKind.livePhotos, .bursts, .edited] { unknownKinds[kind] = nil }
  }
}
