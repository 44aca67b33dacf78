import AssetFacts
import JobSpec
import MediaFile
import Testing

@testable import Inspection

@Suite struct KindRuleTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var kind: AssetKind
    var expected: AssetFacts.Confidence?
    var isUnknown = false
    var format = MediaFormat.jpeg
    var name = "IMG_0001.JPG"
    var change: @Sendable (inout Evidence) -> Void = { _ in }
  }

  static let cases: [Case] = [
    Case(testDescription: "a JPEG is an image", kind: .images, expected: .certain),
    Case(testDescription: "a JPEG is no video", kind: .videos, expected: nil),
    Case(
      testDescription: "marked as a screenshot", kind: .screenshots, expected: .certain,
      change: { $0.userComment = "Screenshot" }),
    Case(
      testDescription: "named as a screenshot", kind: .screenshots, expected: .heuristic,
      name: "Screenshot 2026-05-04 at 09.41.png"),
    Case(
      testDescription: "named so, but taken with a camera", kind: .screenshots, expected: nil,
      name: "Screenshot.jpg", change: { $0.hasCameraSettings = true }),
    Case(
      testDescription: "half of a pair", kind: .livePhotos, expected: nil, isUnknown: true,
      change: { $0.facts.livePhotoIdentifier = "A" }),
    Case(testDescription: "no half of a pair", kind: .livePhotos, expected: nil),
    Case(
      testDescription: "one frame of a burst", kind: .bursts, expected: nil, isUnknown: true,
      change: { $0.burstIdentifier = "B" }),
    Case(
      testDescription: "Apple's panorama", kind: .panoramas, expected: .certain,
      change: { $0.customRendered = 6 }),
    Case(
      testDescription: "a very wide picture", kind: .panoramas, expected: .heuristic,
      change: { ($0.facts.width, $0.facts.height) = (6000, 2000) }),
    Case(
      testDescription: "Apple's portrait", kind: .depthEffectPhotos, expected: .certain,
      change: { $0.appleCaptureType = 2 }),
    Case(
      testDescription: "other pictures nobody read", kind: .hasDepth, expected: nil,
      isUnknown: true, change: { $0.hasUnreadPictures = true }),
    Case(
      testDescription: "240 frames a second, played at 30", kind: .slomoVideos,
      expected: .certain, format: .mpeg4,
      change: {
        $0.captureRate = 240
        $0.facts.frameRate = 30
      }),
    Case(
      testDescription: "one frame a second, played at 30", kind: .timelapseVideos,
      expected: .strong, format: .mpeg4,
      change: {
        $0.captureRate = 1
        $0.facts.frameRate = 30
      }),
    Case(
      testDescription: "ReplayKit", kind: .screenRecordings, expected: .certain, format: .mpeg4,
      change: { $0.author = "ReplayKitRecording" }),
    Case(
      testDescription: "pages are no animation", kind: .animated, expected: nil, format: .tiff,
      change: { $0.facts.frames = 3 }),
    Case(
      testDescription: "frames are", kind: .animated, expected: .certain, format: .gif,
      change: { $0.facts.frames = 3 }),
    Case(
      testDescription: "edits are told by other files", kind: .edited, expected: nil,
      isUnknown: true),
  ]

  @Test(arguments: cases)
  func `kinds are judged by marks`(_ sample: Case) {
    var evidence = Evidence(format: sample.format, bytes: 1, name: FileName(sample.name))
    (evidence.facts.width, evidence.facts.height) = (400, 300)
    sample.change(&evidence)
    KindRules.judge(&evidence)
    #expect(evidence.facts.kinds[sample.kind]?.confidence == sample.expected)
    #expect((evidence.facts.unknownKinds[sample.kind] != nil) == sample.isUnknown)
  }
}
