import Engine
import Fixtures
import JobSpec
import System
import TestSupport
import Testing

/// What filters, orders and limits take from a folder, from the files' bytes to what is delivered.
struct SelectionTests {
  private static let files = [
    "lake.jpg": Fixture.folder + "/lake.jpg",
    "a/all.jpg": Fixture.folder + "/private/everything.jpg",
    "a/grey.jpg": Fixture.folder + "/colour/grey.jpg",
    "b/rated.jpg": Fixture.assetFolder + "/IMG_0012.JPG",
    "b/walk.mov": Fixture.folder + "/video/walk.mov",
    "b/slow.mp4": Fixture.kindFolder + "/slow.mp4",
  ]

  private static func harness() throws -> RunHarness {
    let harness = try RunHarness()
    for (name, source) in files { try harness.folder.copy(source, to: "in/" + name) }
    return harness
  }

  struct Case: Sendable {
    var filter: AssetFilter
    var taken: [FilePath]
    /// Files of which the filter cannot be decided.
    var open: [FilePath] = []
  }

  /// Files with a date and a camera, and those without.
  private static let dated: [FilePath] = ["a/all.jpg", "b/rated.jpg", "b/walk.mov", "lake.jpg"]
  private static let anonymous: [FilePath] = ["a/grey.jpg", "b/slow.mp4"]

  static let cases = [
    Case(filter: .images, taken: ["a/all.jpg", "a/grey.jpg", "b/rated.jpg", "lake.jpg"]),
    Case(filter: .slomoVideos, taken: ["b/slow.mp4"]),
    Case(filter: .all(of: [.videos, .not(.slomoVideos)]), taken: ["b/walk.mov"]),
    Case(filter: .format(.quickTimeMovie, .mpeg4Movie), taken: ["b/slow.mp4", "b/walk.mov"]),
    Case(filter: .width(atLeast: 1600), taken: ["lake.jpg"]),
    Case(
      filter: .height(atLeast: 240, atMost: 360), taken: ["a/all.jpg", "a/grey.jpg", "b/walk.mov"]),
    Case(filter: .longEdge(atMost: 160), taken: ["b/rated.jpg", "b/slow.mp4"]),
    Case(filter: .shortEdge(atLeast: 1200), taken: ["lake.jpg"]),
    Case(filter: .megapixels(atLeast: 1.9), taken: ["lake.jpg"]),
    Case(filter: .aspectRatio(atLeast: 1.5), taken: []),
    Case(filter: .fileSize(atLeast: .kilobytes(100)), taken: ["lake.jpg"]),
    Case(filter: .orientation(.portrait), taken: []),
    Case(filter: .duration(atLeast: 0.5), taken: ["b/walk.mov"]),
    Case(
      filter: .duration(atMost: 0), taken: ["a/all.jpg", "a/grey.jpg", "b/rated.jpg", "lake.jpg"]),
    Case(filter: .rating(atLeast: 4), taken: ["a/all.jpg", "b/rated.jpg"]),
    Case(filter: .rating(atLeast: 5), taken: ["b/rated.jpg"]),
    Case(filter: .camera("fixture one"), taken: dated, open: anonymous),
    Case(filter: .camera("leica"), taken: [], open: anonymous),
    Case(
      filter: .lens("26MM"), taken: ["a/all.jpg", "lake.jpg"],
      open: ["b/rated.jpg", "b/walk.mov"] + anonymous),
    Case(filter: .keyword("sentinel-xmp"), taken: ["a/all.jpg"]),
    Case(filter: .captured(from: "2026-05-03T14:03"), taken: ["b/rated.jpg"], open: anonymous),
    // The photo's own clock: two hours earlier in UTC.
    Case(
      filter: .captured(from: "2026-05-03T14", through: "2026-05-03T14:02"),
      taken: ["a/all.jpg", "b/walk.mov", "lake.jpg"], open: anonymous),
    Case(filter: .captured(through: "2026-05-03T12"), taken: [], open: anonymous),
    Case(filter: .path("a/*"), taken: ["a/all.jpg", "a/grey.jpg"]),
    Case(filter: .path("*.jpg"), taken: ["lake.jpg"]),
    Case(filter: .path("**/*.jpg"), taken: ["a/all.jpg", "a/grey.jpg", "b/rated.jpg", "lake.jpg"]),
    // A no decides, whatever is open beside it; so does a yes.
    Case(filter: .all(of: [.path("a/*"), .camera("leica")]), taken: [], open: ["a/grey.jpg"]),
    Case(
      filter: .any(of: [.path("a/*"), .lens("26mm")]),
      taken: ["a/all.jpg", "a/grey.jpg", "lake.jpg"],
      open: ["b/rated.jpg", "b/slow.mp4", "b/walk.mov"]),
    Case(filter: .not(.camera("fixture")), taken: [], open: anonymous),
    Case(filter: .edited, taken: []),
    Case(filter: .playbackStyle(.video), taken: ["b/slow.mp4", "b/walk.mov"]),
  ]

  @Test func `filters take what they say, and name what is open`() async throws {
    let harness = try Self.harness()
    for test in Self.cases {
      var job = Job.copies
      job.select = test.filter
      let outcome = try await harness.run(job)
      let taken = outcome.taken
      let open = outcome.results.filter { $0.reason?.contains("undecided") == true }.map(\.source)
      #expect(outcome.results.count == Self.files.count)
      #expect(taken.sorted() == test.taken.sorted(), "\(test.filter)")
      #expect(open.sorted() == test.open.sorted(), "\(test.filter)")
    }
  }

  @Test func `orders and limits`() async throws {
    let harness = try Self.harness()
    func sources(
      _ order: AssetOrder, limit: Int? = nil, inputs: [String] = ["in"]
    ) async throws -> [FilePath] {
      var job = Job.copies
      job.order = order
      job.limit = limit
      let paths = inputs.map { FilePath(harness.folder.path($0)) }
      let outcome = try await harness.run(job, inputs: paths)
      return outcome.taken
    }
    #expect(
      try await sources(.path) == [
        "a/all.jpg", "a/grey.jpg", "b/rated.jpg", "b/slow.mp4", "b/walk.mov", "lake.jpg",
      ])
    // Fractions of a second count, equal times go by path, and undated files come last.
    #expect(
      try await sources(.captureDate) == [
        "b/walk.mov", "a/all.jpg", "lake.jpg", "b/rated.jpg", "a/grey.jpg", "b/slow.mp4",
      ])
    #expect(try await sources(.captureDate, limit: 2) == ["b/walk.mov", "a/all.jpg"])
    let given = try await sources(.input, inputs: ["in/b", "in/a"])
    #expect(
      given.map(\.lastComponent) == ["rated.jpg", "slow.mp4", "walk.mov", "all.jpg", "grey.jpg"])
  }
}

extension RunHarness.Outcome {
  /// What was selected, in order; an earlier run may have delivered it already.
  fileprivate var taken: [FilePath] {
    results.filter { $0.state == .delivered || $0.state == .unchanged }.map(\.source)
  }
}
