import AssetFacts
import JobSpec
import Planning
import System
import Testing

struct AssetPlannerTests {
  static var photo: AssetFacts {
    var facts = AssetFacts(format: .heic, bytes: 1000)
    facts.width = 4032
    facts.height = 3024
    facts.kinds = [
      .images: .init(.certain, by: "format"), .livePhotos: .init(.strong, by: "folder.names"),
    ]
    return facts
  }
  static let large = Rendition.image("large", .jpeg, within: 2048)

  @Test
  func `tells what is made, how large, and what it costs the picture`() {
    let plan = AssetPlanner(Job("test", renditions: [Self.large]))
      .plan(Self.photo, at: "trip/IMG_1.HEIC", index: 1)
    let output = OutputPlan(
      rendition: 0, path: "trip/IMG_1-large.jpg", format: .jpeg, size: PixelSize(2048, 1536),
      work: .encode(.jpeg), lost: ["motion"])
    #expect(plan == .make([output], notes: []))
  }

  @Test(arguments: [
    ("IMG_1.HEIC", FileFormat.heic, "IMG_1.HEIC"),
    ("IMG_1.JPEG", .jpeg, "IMG_1.JPEG"),
    ("IMG_1.jpeg", .heic, "IMG_1.heic"),
    ("IMG_1", .png, "IMG_1.png"),
    ("IMG.1", .png, "IMG.png"),
  ])
  func `an original keeps a right extension and loses a wrong one`(
    _ source: FilePath, _ format: FileFormat, _ expected: FilePath
  ) {
    let plan = AssetPlanner(Job("test", renditions: [.original()]))
      .plan(AssetFacts(format: format, bytes: 1), at: source, index: 1)
    guard case .make(let outputs, _) = plan else { return #expect(Bool(false), "\(plan)") }
    #expect(outputs.map(\.path) == [expected])
    #expect(outputs.map(\.work) == [.keep])
  }

  @Test
  func `a loss that the job forbids fails the asset`() {
    let job = Job("test", renditions: [Self.large], onLoss: .fail)
    guard
      case .fail(.unsupportedFormat, let message) =
        AssetPlanner(job).plan(Self.photo, at: "IMG_1.HEIC", index: 1)
    else { return #expect(Bool(false)) }
    #expect(message.contains("motion"))
  }

  @Test(arguments: [
    (20_000, 25_000, false), (20_000, 25_001, true), (Int.max, 2, true), (1, 500_000_001, true),
  ])
  func `a picture of too many pixels is refused from its header`(
    _ width: Int, _ height: Int, _ isTooLarge: Bool
  ) {
    var facts = Self.photo
    (facts.width, facts.height) = (width, height)
    let planner = AssetPlanner(Job("test", renditions: [Self.large]))
    let isRefused =
      if case .fail(.limitExceeded, _) = planner.plan(facts, at: "a.gif", index: 1) { true } else {
        false
      }
    #expect(isRefused == isTooLarge)
    // Bytes are copied whatever they show.
    let copy = AssetPlanner(Job("test", renditions: [.original()]))
    if case .fail = copy.plan(facts, at: "a.gif", index: 1) { Issue.record("a copy was refused") }
  }

  @Test
  func `words that are not built yet are said, never ignored`() {
    let video = Rendition.video("clip")
    guard
      case .skip(.unavailable(let reason)) =
        AssetPlanner(Job("test", renditions: [video])).plan(Self.photo, at: "a.heic", index: 1)
    else { return #expect(Bool(false)) }
    #expect(reason.contains("video"))
    guard
      case .make(let outputs, let notes) =
        AssetPlanner(Job("test", renditions: [video, Self.large]))
        .plan(Self.photo, at: "a.heic", index: 1)
    else { return #expect(Bool(false)) }
    #expect(outputs.count == 1)
    #expect(notes.count == 1)
  }

  @Test
  func `a rendition may be for some assets only`() {
    var large = Self.large
    large.when = .kind(.screenshots)
    let plan = AssetPlanner(Job("test", renditions: [large]))
      .plan(Self.photo, at: "a.heic", index: 1)
    #expect(plan == .skip(.noRendition))
  }
}
