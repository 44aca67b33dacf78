import AssetFacts
import JobSpec
import TestSupport
import Testing

/// Kinds of real files against the corpus' catalogue, in both directions.
@Suite(.enabled(if: Corpus.isPresent)) struct CorpusKindTests {
  /// What the catalogue calls files of a kind. Half of a pair and a burst's frame are told by other
  /// files: from one they are open.
  static let labels: [(kind: AssetKind, marks: [String], isOpen: Bool)] = [
    (.screenshots, ["kind-screenshot"], false),
    (.screenRecordings, ["kind-screen-recording"], false),
    (.timelapseVideos, ["kind-timelapse"], false),
    (.slomoVideos, ["kind-slomo-android"], false),
    (.spatialMedia, ["kind-spatial-heic", "kind-spatial-video"], false),
    (.panoramas, ["kind-pano-apple", "kind-pano-gpano"], false),
    (.motionPhotos, ["kind-motion-photo-android"], false),
    (.depthEffectPhotos, ["kind-portrait-customrendered", "kind-portrait-matte"], false),
    (.hasDepth, ["kind-depth-aux", "kind-depth-gdepth"], false),
    (.animated, ["anim-"], false),
    (.livePhotos, ["kind-live-still", "kind-live-video"], true),
    (.bursts, ["kind-burst-apple", "kind-burst-google"], true),
  ]

  /// Where the catalogue and the marks of facts disagree, and why the marks are right.
  static let explained: [String: String] = [
    "androidx+media/pixel-motion-photo-video-removed-shortened.jpg": "the clip was cut off",
    "apache+tika/testJPEG_MicroVideo.jpg": "the flag without a clip",
    "apache+tika/testJPEG_MotionPhoto.jpg": "the flag without a clip",
    "photoprism+photoprism/image-isom-avc1.jpg": "a clip without a flag, behind the picture",
    "bpatrik+pigallery2/testimagedesc1.jpg": "GPano's date alone, and 14 pixels wide",
    "findit-studio+exifast/QuickTime_sp2_keys_fps_multi.mov": "a rate of 1.5, and no frames",
    "findit-studio+exifast/QuickTime_sp2_keys_fps_string.mov": "a rate of 29.97, and no frames",
    "Exiv2+exiv2/exiv2-bug922.jpg": "Google's lens blur, whose depth is in XMP",
    "otto001+SwiftVideoUtils/TestImage.heic": "Apple's parameters of a rendered blur",
    "drewnoakes+metadata-extractor-images/55abb3cc464305dd554171c3d44cb61f.gif":
      "damaged: its second picture is not there",
    "mozilla+mp4parse-rust/alpha_video_moov_is_moop.avif": "one frame, whatever its brands say",
  ]

  @Test func `kinds are those of the catalogue`() {
    var unused = Set(Self.explained.keys)
    for (file, facts) in CorpusFactsTests.inspected {
      for (kind, marks, isOpen) in Self.labels {
        let isLabelled = file.capabilities.contains { capability in
          marks.contains { capability.hasPrefix($0) }
        }
        let isFound = facts.has(kind) == (isOpen ? .unknown : .yes)
        if isFound != isLabelled, unused.remove(file.name) == nil,
          Self.explained[file.name] == nil
        {
          Issue.record("\(file): \(kind) \(facts.kinds[kind]?.marker ?? "not found")")
        }
      }
    }
    #expect(unused.isEmpty, "explained, but nothing differs: \(unused)")
  }

  /// What Apple's own Photos says of files whose marks one file holds.
  static let photos: [(file: String, kinds: [AssetKind], open: [AssetKind], not: [AssetKind])] = [
    (
      "4614086E-C797-4876-B3B9-3057E8D757C9.mov", [.timelapseVideos, .videos], [],
      [.slomoVideos, .livePhotos]
    ),
    (
      "5F9BCC2D-D1DF-46D8-8F70-C142B25D3DC3.heic", [.images], [],
      [.depthEffectPhotos, .livePhotos, .bursts, .panoramas, .screenshots, .hdr]
    ),
    ("79D1A1A5-B1EA-41D1-83B1-C71F001E6D49.jpeg", [.images], [.bursts], [.livePhotos, .hdr]),
    ("BB0F9F05-D186-4D43-9903-A4AD7A1BC8B0.jpeg", [.images], [.bursts], [.livePhotos, .hdr]),
    (
      "B60C31AC-BE86-42C5-A383-A0A5710B18AE.heic", [.images, .hdr], [.livePhotos],
      [.depthEffectPhotos, .bursts]
    ),
    (
      "D562F353-7A22-4367-9A7F-153A4D9F149C.heic", [.images, .hdr], [.livePhotos],
      [.depthEffectPhotos, .bursts]
    ),
    (
      "EA3D27D0-73EF-4E4C-A8D5-B2478568EC38.heic",
      [.images, .hdr, .depthEffectPhotos, .hasDepth, .portraitDepth], [],
      [.livePhotos, .bursts]
    ),
  ]

  @Test func `kinds are those that Photos itself keeps`() throws {
    let facts = Dictionary(
      uniqueKeysWithValues: CorpusFactsTests.inspected.map { ($0.file.name, $0.facts) })
    for (name, kinds, open, not) in Self.photos {
      let found = try #require(facts["openhouse+osxphotos/" + name])
      for kind in kinds { #expect(found.has(kind) == .yes, "\(name): \(kind)") }
      for kind in open { #expect(found.has(kind) == .unknown, "\(name): \(kind)") }
      for kind in not { #expect(found.has(kind) == .no, "\(name): \(kind)") }
    }
  }
}
