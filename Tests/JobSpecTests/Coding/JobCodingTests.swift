import Foundation
import JobSpec
import TestSupport
import Testing

@Suite struct JobCodingTests {
  /// A job in which nothing is as by default.
  static let unusual = Job(
    "unusual", from: ["/photos/a b", "~/c"], into: "/out", select: .not(.raw), order: .input,
    limit: 10, versions: .both, raw: .preferRaw, bursts: .best,
    privacy: .sharing.alsoRemoving(.time), livePhotoPairing: .split,
    renditions: [
      Rendition(
        "all",
        .image(
          .init(
            .heic(quality: 70), size: .exactly(.init(30, 20)), orientation: .keep,
            background: .init(red: 1, green: 160, blue: 255), skipIfLarger: true, preview: true,
            watermark: .init(.text("©"), position: .topLeft, opacity: 0.25))),
        when: .any(of: [.hdr, .keyword("x")]), privacy: .publishing, naming: "\(.stem)",
        into: "a/b", hdr: .drop, color: .keep)
    ],
    naming: "{\(.camera, else: "}")|\(.index(digits: 2)):\(.captured(.date))}", hdr: .drop,
    color: .displayP3, onLoss: .fail, transfer: .image, strictness: .salvage,
    limits: Limits(memory: .gigabytes(1), secondsPerAsset: 1.5, pixels: 1_000, width: 3))

  @Test(arguments: [("web-gallery", JobTests.sample), ("unusual", unusual)])
  func `the canonical form is pinned`(_ name: String, _ job: Job) throws {
    try Golden("JobSpec/\(name).json").check(job.jsonText)
    #expect(try Job(jsonText: job.jsonText) == job)
  }

  @Test func `what is left out is the default`() throws {
    let json = #"{"schema": 1, "name": "a", "renditions": [{"name": "o", "output": "original"}]}"#
    #expect(try Job(jsonText: json) == Job("a", renditions: [.original("o")]))
  }

  @Test(arguments: [
    ImageEncoding.jpeg, .jpeg(quality: 1, progressive: true), .jpeg(targetBytes: 9), .png,
    .png(compression: 0, palette: true), .webp, .webp(lossless: true), .webp(quality: 3),
    .webp(targetBytes: 7), .avif, .avif(quality: 1, effort: 9), .avif(lossless: true),
    .avif(targetBytes: 7, effort: 1), .heic, .heic(quality: 9), .heic(targetBytes: 5), .tiff,
    .tiff(compression: .lzw), .tiff(compression: .none), .current, .compatible,
    .automatic(accepting: .heic, .png), .automatic(accepting: []),
  ])
  func `every encoding survives`(_ encoding: ImageEncoding) throws {
    try expectRoundTrip(encoding)
  }

  @Test(arguments: [
    ImageSize.full, .within(9), .within(.init(9, 8)), .within(9, enlarging: true),
    .filling(.init(4, 5)), .filling(.init(4, 4), crop: .entropy, enlarging: true),
    .exactly(.init(1, 2)),
  ])
  func `every size survives`(_ size: ImageSize) throws { try expectRoundTrip(size) }

  @Test(arguments: [
    Rendition.original(), .video("v"), .video("v", .h264(crf: 20), within: 720),
    .video("v", .hevc(crf: 0), times: .init(from: 0.5, through: 2)), .video("v", .current),
    .poster("p"), .poster("p", .webp, within: 9, times: [1, 2.5]),
    .image("i", .png, watermark: .init(.image(path: "a/b.png"), opacity: 1)),
  ])
  func `every rendition survives`(_ rendition: Rendition) throws { try expectRoundTrip(rendition) }

  @Test(
    arguments: AssetKind.allCases.map(AssetFilter.kind)
      + PlaybackStyle.allCases.map(AssetFilter.playbackStyle)
      + FrameOrientation.allCases.map(AssetFilter.orientation)
      + AssetFilter.TextField.allCases.map { .text(.init($0, contains: "ß\"")) }
      + AssetFilter.Measure.allCases.map { .measure(.init($0, .init(atLeast: 0.5, atMost: 3))) }
      + [
        .any, .any(of: [.raw, .hdr]), .not(.not(.all(of: [.images]))), .format(.jpeg, .heic),
        .captured(from: "2026"), .captured(through: "2026-05"), .path("**/*.jpg"),
        .fileSize(atLeast: .megabytes(2)), .aspectRatio(atMost: 1),
      ])
  func `every filter survives`(_ filter: AssetFilter) throws { try expectRoundTrip(filter) }

  @Test(arguments: [
    PrivacyPolicy.sharing, .publishing, .archive, .removing(.time, .camera), .removing(),
    PrivacyPolicy(remove: [.location], unknownCarriers: .fail),
  ])
  func `every policy survives`(_ policy: PrivacyPolicy) throws { try expectRoundTrip(policy) }

  @Test(
    arguments: [
      Naming.mirrored, .mirroredOriginal, "", "plain", "a{b}c", "\(.index)", "\(.kind)-\(.lens)",
      "\(.width)x\(.height)", "\(.camera, else: "")", "\(.camera, else: "a}b{c|d\\:e")}\\",
    ] + NamingField.DateComponent.allCases.map { "\(.captured($0), else: "then")" })
  func `every name survives`(_ naming: Naming) throws { try expectRoundTrip(naming) }

  @Test func `a name reads as one text`() {
    let naming: Naming = "\(.captured(.year))/\(.stem)-\(.index(digits: 3))-\(.camera, else: "x")"
    #expect(naming.json == "{captured:year}/{stem}-{index:3}-{camera|x}")
  }

  @Test func `sets are sorted`() {
    #expect(
      PrivacyPolicy.removing(.time, .camera, .location).json
        == ["remove": ["camera", "location", "time"]])
  }

  @Test func `a job goes through any coder`() throws {
    let data = try JSONEncoder().encode(Self.unusual)
    #expect(try JSONDecoder().decode(Job.self, from: data) == Self.unusual)
    #expect(throws: Problem.self) { try JSONDecoder().decode(Job.self, from: Data("{}".utf8)) }
  }

  private func expectRoundTrip<Value: JSONConvertible & Equatable>(_ value: Value) throws {
    let json = try JSON(parsing: value.json.text(.pretty))
    #expect(try Value(json: json) == value)
    #expect(json == value.json)
  }
}
