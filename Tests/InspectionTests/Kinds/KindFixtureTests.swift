import AssetFacts
import Fixtures
import Foundation
import JobSpec
import MediaFile
import TestSupport
import Testing

@testable import Inspection

/// Whole files with the marks of a kind, as cameras write them.
struct KindFixtureTests {
  private typealias Finding = AssetFacts.KindFinding

  /// All kinds of each file but for the media type, which every file has, and edits, which are open.
  private static let expected: [String: [AssetKind: Finding]] = [
    "plain.jpg": [:], "plain.mov": [:], "intent.mov": [:], "not-apples-six.jpg": [:],
    "motion-without-clip.jpg": [:], "live-clip.mov": [:],
    "portrait.jpg": [.depthEffectPhotos: .init(.certain, by: "exif.makerNote.captureType=2")],
    "google-portrait.jpg": [.depthEffectPhotos: .init(.certain, by: "xmp.camera.SpecialTypeID")],
    "depth-samsung.jpg": [
      .depthEffectPhotos: .init(.certain, by: "samsung.0AB1"),
      .hasDepth: .init(.certain, by: "samsung.0AB1"),
      .portraitDepth: .init(.certain, by: "depthEffectPhotos+hasDepth"),
    ],
    "selfie.jpg": [.selfies: .init(.certain, by: "exif.makerNote.cameraType=6")],
    "panorama.jpg": [.panoramas: .init(.certain, by: "exif.customRendered=6")],
    "sphere.jpg": [
      .panoramas: .init(.certain, by: "xmp.panorama.ProjectionType"),
      .panorama360: .init(.certain, by: "xmp.panorama.ProjectionType"),
    ],
    "part-of-a-sphere.jpg": [.panoramas: .init(.certain, by: "xmp.panorama.ProjectionType")],
    "night.jpg": [.longExposure: .init(.heuristic, by: "exif.exposureTime")],
    "edited.jpg": [.edited: .init(.strong, by: "xmp.history")],
    "motion.jpg": [.motionPhotos: .init(.certain, by: "xmp.container.MotionPhoto")],
    "motion-samsung.jpg": [.motionPhotos: .init(.certain, by: "samsung.0A30")],
    "motion-unsaid.jpg": [.motionPhotos: .init(.strong, by: "jpeg.trailer.ftyp")],
    "screen-samsung.jpg": [.screenshots: .init(.strong, by: "samsung.0DA1")],
    "proraw.dng": [
      .raw: .init(.certain, by: "format"),
      .proRAW: .init(.certain, by: "exif.makerNote.captureType=1"),
    ],
    "slow.mp4": [.slomoVideos: .init(.certain, by: "movie.keys.com.android.capture.fps")],
    "slow-samsung.mp4": [.slomoVideos: .init(.certain, by: "movie.udta.smta")],
    "lapse.mov": [
      .timelapseVideos: .init(.certain, by: "movie.keys.com.apple.photos.captureMode")
    ],
    "lapse-android.mp4": [
      .timelapseVideos: .init(.strong, by: "movie.keys.com.android.capture.fps")
    ],
    "cinematic.mov": [
      .cinematicVideos: .init(.certain, by: "movie.keys.com.apple.quicktime.cinematic-video")
    ],
    "cinematic-tracks.mov": [
      .cinematicVideos: .init(.certain, by: "movie.track.cinematic-video")
    ],
    "recording.mp4": [
      .screenRecordings: .init(.certain, by: "movie.keys.com.apple.quicktime.author")
    ],
    "spatial.mov": [
      .spatialMedia: .init(
        .certain, by: "movie.keys.com.apple.quicktime.spatial.format-version")
    ],
    "sphere.mp4": [
      .panoramas: .init(.certain, by: "movie.track.spherical"),
      .panorama360: .init(.certain, by: "movie.track.spherical"),
    ],
  ]

  /// A name that says nothing, and one that promises something else.
  @Test(arguments: expected.keys.sorted(), ["a", "b.heic"])
  func `marks tell, and no extension does`(_ file: String, _ name: String) throws {
    let facts = try InspectedFile.facts(Fixture.kindFolder + "/" + file, name: name)
    var kinds = facts.kinds
    kinds[.images] = nil
    kinds[.videos] = nil
    #expect(kinds == Self.expected[file])
    #expect((facts.unknownKinds[.livePhotos] != nil) == (file == "live-clip.mov"))
  }

  @Test func `the table and the folder list the same files`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Fixture.kindFolder)
    #expect(found.sorted() == Self.expected.keys.sorted())
  }

  /// Cut anywhere: facts or an error, never a trap.
  @Test(arguments: expected.keys.sorted())
  func `a cut is survived`(_ file: String) throws {
    let whole = try InspectedFile.bytes(Fixture.kindFolder + "/" + file, limit: 1 << 20)
    for place in 0..<100 {
      let cut = try PieceSource(of: whole, 0..<whole.count * place / 100)
      _ = try? InspectedFile.facts(of: cut)
    }
  }
}
