import AssetFacts
import JobSpec
import MediaFile

/// Kinds that the format, the structure and other files of the folder decide.
extension KindRules {
  static let media = [
    KindRule(.images, of: .image, [KindMarker(.certain, "format") { _ in true }]),
    KindRule(.videos, of: .video, [KindMarker(.certain, "format") { _ in true }]),
    KindRule(.raw, of: .image, [KindMarker(.certain, "format") { $0.format.isRaw }]),
    KindRule(
      .animated, of: .image,
      [KindMarker(.certain, "frames") { $0.facts.frames > 1 && $0.isAnimatable }]),
    KindRule(
      .hdr,
      ["appleGainMap", "isoGainMap", "ultraHDR", "pq", "hlg"].map { (name: String) in
        KindMarker(.certain, "hdr.\(name)") { $0.facts.hdr == name }
      } + [
        // What carries light beyond white by another way, as RGBE does.
        KindMarker(.certain, "hdr") { $0.facts.hdr != nil }
      ]),
    // A flag without a clip is what exporters and thumbnails leave behind.
    KindRule(.motionPhotos, of: .image, [KindMarker(.certain, "clip") { $0.hasClip }]),
  ]

  /// An identifier is half of a pair: without its movie, a still is an ordinary photo.
  static let livePhotos = KindRule(
    .livePhotos, [],
    unless: [
      KindDoubt("it has an identifier, but its other half was not looked for") {
        $0.facts.livePhotoIdentifier != nil
      }
    ])

  /// One frame that was kept of a burst is no burst.
  static let bursts = KindRule(
    .bursts, of: .image, [],
    unless: [
      KindDoubt("it is a burst's frame, but the others were not looked for") {
        $0.burstIdentifier != nil || $0.name.stem.uppercased().contains("_BURST")
          || $0.hasSamsung(0x09E0, 0x09E1)
      }
    ])

  /// Edits are mostly told by sidecars and by names of pairs; some editors keep their own history.
  static let edited = KindRule(
    .edited,
    [
      KindMarker(.strong, "xmp.History") { $0.xmp.contains { $0.isEdited } },
      KindMarker(.strong, "samsung.edits") { $0.hasSamsung(0x0BA1, 0x0B03) },
    ],
    unless: [KindDoubt("other files may tell of an edit, and were not looked for") { _ in true }])
}
