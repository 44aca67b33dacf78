import AssetFacts
import JobSpec

extension KindRules {
  /// Kinds that mostly other files of the folder decide.
  static let pairing = [
    // An identifier is half of a pair: without its movie, a still is an ordinary photo.
    KindRule(
      .livePhotos, of: .both, [],
      doubts: [
        KindDoubt(.otherHalf) { evidence in
          evidence.facts.livePhotoIdentifier != nil
            || evidence.isVideo && evidence.hasLiveClipKey
        }
      ]),
    // One frame that was kept of a burst is no burst.
    KindRule(
      .bursts, of: .images, [],
      doubts: [
        KindDoubt(.otherFrames) { evidence in
          evidence.burstIdentifier != nil || evidence.name.stem.contains("_BURST")
            || !evidence.samsungTypes.isDisjoint(with: [0x09E0, 0x09E1])
        }
      ]),
    KindRule(
      .edited, of: .both,
      [
        .samsung(0x0BA1, "what an edit can be undone by"),
        .strong("xmp.history", "XMP `xmpMM:History`, or settings of a raw converter") {
          $0.xmp.contains(where: \.isEdited)
        },
        .heuristic("name", "`IMG_E1234`, `…-edited`, `…_edited` and translations") {
          GroupingName($0.name.full).editMark != nil
        },
      ],
      doubts: [KindDoubt(.otherVersions) { _ in true }]),
  ]
}

extension Evidence {
  /// Whether a movie says that it is the clip of a Live Photo.
  fileprivate var hasLiveClipKey: Bool {
    let prefix = "com.apple.quicktime."
    return timedKeys.contains(prefix + "still-image-time")
      || ["live-photo.auto", "live-photo.vitality-score", "live-photo.vitality-scoring-version"]
        .contains { movieKeys.contains(prefix + $0) }
  }
}
