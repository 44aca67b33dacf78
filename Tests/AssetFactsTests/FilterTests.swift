import AssetFacts
import JobSpec
import Testing

@Suite struct FilterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let filter: AssetFilter
    let truth: Truth
    let undecided: [String]
    var testDescription: String { "\(filter.json.text()) is \(truth)" }

    init(_ filter: AssetFilter, _ truth: Truth) {
      self.filter = filter
      self.truth = truth
      undecided = []
    }
    init(_ filter: AssetFilter, unknown undecided: String...) {
      self.filter = filter
      truth = .unknown
      self.undecided = undecided
    }
  }

  /// A portrait of which much is known, but not whether it is a screenshot or a panorama.
  static let known: AssetFacts = {
    var facts = AssetFacts(format: .heic, bytes: 2_000_000)
    facts.width = 3000
    facts.height = 4000
    facts.kinds = [
      .images: .init(.certain, by: "format"), .livePhotos: .init(.strong, by: "folder.names"),
    ]
    facts.unknownKinds = [.screenshots: "no size", .panoramas: "no size"]
    facts.playbackStyle = .livePhoto
    facts.captured = WallClock(
      year: 2026, month: 5, day: 3, hour: 14, minute: 2, second: 11, offset: 120)
    facts.camera = "FUJIFILM X100V"
    facts.lens = "23mm f/2"
    facts.rating = 3
    facts.keywords = ["Küste", "Urlaub"]
    return facts
  }()

  @Test(arguments: [
    Case(.images, .yes), Case(.videos, .no), Case(.screenshots, unknown: "screenshots"),
    Case(.not(.videos), .yes), Case(.not(.screenshots), unknown: "screenshots"),
    Case(.any, .yes), Case(.any(of: []), .no),
    Case(.all(of: [.images, .not(.screenshots)]), unknown: "screenshots"),
    Case(.all(of: [.videos, .screenshots]), .no),
    Case(.any(of: [.images, .screenshots]), .yes),
    Case(.any(of: [.videos, .screenshots, .panoramas]), unknown: "panoramas", "screenshots"),
    Case(.playbackStyle(.livePhoto), .yes), Case(.playbackStyle(.image), .no),
    Case(.format(.heic, .jpeg), .yes), Case(.format(.jpeg), .no),
    Case(.width(atLeast: 3000), .yes), Case(.width(atLeast: 3001), .no),
    Case(.height(atMost: 4000), .yes), Case(.longEdge(atLeast: 4000, atMost: 4000), .yes),
    Case(.shortEdge(atMost: 2999), .no), Case(.megapixels(atLeast: 12), .yes),
    Case(.megapixels(atLeast: 12.01), .no), Case(.aspectRatio(atLeast: 0.75, atMost: 0.75), .yes),
    Case(.fileSize(atMost: .megabytes(2)), .yes), Case(.fileSize(atMost: .megabytes(1.9)), .no),
    Case(.duration(atMost: 0), .yes), Case(.duration(atLeast: 1), .no),
    Case(.rating(atLeast: 3), .yes), Case(.rating(atLeast: 4), .no),
    Case(.orientation(.portrait), .yes), Case(.orientation(.landscape), .no),
    Case(.orientation(.square), .no),
    Case(.camera("x100"), .yes), Case(.camera("leica"), .no), Case(.lens("23MM"), .yes),
    Case(.keyword("KÜSTE"), .yes), Case(.keyword("berg"), .no),
    Case(.captured(from: "2026"), .yes), Case(.captured(from: "2026-05-03T14:03"), .no),
    Case(.captured(through: "2026-05-03"), .yes), Case(.captured(through: "2026-04"), .no),
    Case(.captured(from: "2026-05-03T14:02:11", through: "2026-05-03T14:02:11"), .yes),
    Case(.path("2026/*.HEIC"), .yes), Case(.path("*.HEIC"), .no), Case(.path("["), unknown: "path"),
  ])
  func `what is known decides`(_ test: Case) { expect(test, of: Self.known) }

  @Test(arguments: [
    Case(.images, .no), Case(.playbackStyle(.image), unknown: "playbackStyle"),
    Case(.format(.heic), .no), Case(.width(atLeast: 1), unknown: "width"),
    Case(.height(atLeast: 1), unknown: "height"), Case(.longEdge(atLeast: 1), unknown: "longEdge"),
    Case(.shortEdge(atLeast: 1), unknown: "shortEdge"),
    Case(.megapixels(atLeast: 1), unknown: "megapixels"),
    Case(.aspectRatio(atLeast: 1), unknown: "aspectRatio"), Case(.fileSize(atLeast: 1), .no),
    Case(.duration(atLeast: 1), unknown: "duration"), Case(.rating(atLeast: 1), .no),
    Case(.rating(atMost: 2), .yes), Case(.orientation(.square), unknown: "orientation"),
    Case(.camera("x"), unknown: "camera"), Case(.lens("x"), unknown: "lens"),
    Case(.keyword("x"), .no), Case(.captured(from: "2026"), unknown: "captured"),
    Case(.all(of: [.captured(from: "2026"), .camera("x")]), unknown: "camera", "captured"),
    Case(.any(of: [.captured(from: "2026"), .fileSize(atMost: 0)]), .yes),
  ])
  func `what is not known stays unknown`(_ test: Case) {
    expect(test, of: AssetFacts(format: .jpeg, bytes: 0))
  }

  private func expect(_ test: Case, of facts: AssetFacts) {
    let verdict = test.filter.evaluate(facts, path: "2026/IMG_1.HEIC")
    #expect(verdict.truth == test.truth)
    #expect(verdict.undecided == test.undecided)
  }
}
