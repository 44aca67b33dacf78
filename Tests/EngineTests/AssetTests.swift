import Engine
import Fixtures
import JobSpec
import System
import TestSupport
import Testing

/// Files that are one asset travel as one: through selection, naming and delivery.
struct AssetTests {
  /// A run's input with copies of files of `Fixtures/Assets`, under names of the test's own.
  private static func harness(_ files: [String: String]) throws -> RunHarness {
    let harness = try RunHarness()
    for (name, source) in files {
      try harness.folder.copy(Fixture.assetFolder + "/" + source, to: "in/" + name)
    }
    return harness
  }

  private static func harness(_ names: String...) throws -> RunHarness {
    try harness(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
  }

  @Test func `a Live Photo is one asset, and both halves are delivered`() async throws {
    let harness = try Self.harness("IMG_0001.JPG", "IMG_0001.MOV")
    let outcome = try await harness.run(.copies)
    let result = try #require(outcome.results.first)
    #expect(outcome.states == ["IMG_0001.JPG": .delivered])
    #expect(result.parts == ["IMG_0001.MOV"])
    #expect(result.kinds.contains(.livePhotos))
    #expect(result.outputs.map(\.path) == ["IMG_0001.JPG", "IMG_0001.MOV"])
    #expect(result.outputs.map(\.bytes) == [4387, 10538])
    for name in ["IMG_0001.JPG", "IMG_0001.MOV"] {
      #expect(try harness.folder.read("out/\(name)") == harness.folder.read("in/\(name)"))
    }
    let again = try await harness.run(.copies)
    #expect(again.states == ["IMG_0001.JPG": .unchanged])
  }

  @Test func `halves keep one stem, whatever they were called`() async throws {
    let harness = try Self.harness([
      "a/trip.JPG": "IMG_0001.JPG", "a/trip_HEVC.MOV": "IMG_0001.MOV", "b/x.JPG": "IMG_0001.JPG",
      "b/y.MOV": "IMG_0001.MOV", "c/alone.JPG": "IMG_0001.JPG",
    ])
    var job = Job.copies
    job.naming = "\(.captured(.year))/\(.folder)-\(.stem)-\(.index)"
    let outcome = try await harness.run(job)
    #expect(outcome.codes == [:])
    #expect(outcome.results.map(\.parts) == [["a/trip_HEVC.MOV"], ["b/y.MOV"], []])
    #expect(
      outcome.results.map { $0.outputs.map(\.path.string) } == [
        ["2026/a-trip-0001.JPG", "2026/a-trip-0001.MOV"],
        ["2026/b-x-0002.JPG", "2026/b-x-0002.MOV"],
        ["2026/c-alone-0003.JPG"],
      ])
    #expect(outcome.results.map { $0.kinds.contains(.livePhotos) } == [true, true, false])
  }

  @Test func `a half in another folder is found by its identifier`() async throws {
    let harness = try Self.harness(["a/still.JPG": "IMG_0001.JPG", "b/clip.MOV": "IMG_0001.MOV"])
    let outcome = try await harness.run(.copies)
    #expect(outcome.results.map(\.source) == ["a/still.JPG"])
    #expect(outcome.results.map(\.parts) == [["b/clip.MOV"]])
  }

  @Test func `filters and limits count assets`() async throws {
    let harness = try Self.harness(
      "IMG_0001.JPG", "IMG_0001.MOV", "IMG_0030.JPG", "IMG_0030.DNG", "IMG_0040.MOV")
    var job = Job.copies
    job.limit = 2
    var outcome = try await harness.run(job)
    #expect(
      outcome.states == [
        "IMG_0001.JPG": .delivered, "IMG_0030.JPG": .delivered, "IMG_0040.MOV": .skipped,
      ])
    job.limit = nil
    job.select = .livePhotos
    outcome = try await harness.run(job)
    #expect(outcome.states["IMG_0001.JPG"] == .unchanged)
    #expect(outcome.results.compactMap(\.reason) == ["filter", "filter"])
    job.select = .all(of: [.images, .not(.livePhotos)])
    outcome = try await harness.run(job)
    #expect(outcome.states["IMG_0001.JPG"] == .skipped)
    #expect(outcome.states["IMG_0030.JPG"] == .unchanged)
  }

  @Test func `a pair that cannot be cleaned whole is not delivered in part`() async throws {
    let harness = try Self.harness("IMG_0001.JPG", "IMG_0001.MOV")
    // A policy's proof is not possible for what nobody can clean: no half may leave alone.
    let outcome = try await harness.run(Job("share", renditions: [.original()]))
    let made = try harness.folder.files(under: "out")
    if let error = outcome.results.first?.error {
      #expect(made == [])
      #expect(error.message.contains("IMG_0001.MOV"))
    } else {
      #expect(made.sorted() == ["IMG_0001.JPG", "IMG_0001.MOV"])
    }
  }

  struct Choice: Sendable {
    var versions = VersionChoice.edited
    var raw = RawChoice.preferRendered
    var developed: [String]
    var leftOut: [String]
  }

  @Test(arguments: [
    Choice(
      developed: ["IMG_0030.JPG", "IMG_E0020.JPG"],
      leftOut: ["IMG_0030.DNG raw: .preferRendered", "IMG_0020.JPG versions: .edited"]),
    Choice(
      versions: .original, developed: ["IMG_0020.JPG", "IMG_0030.JPG"],
      leftOut: ["IMG_E0020.JPG versions: .original", "IMG_0030.DNG raw: .preferRendered"]),
    Choice(
      raw: .preferRaw, developed: ["IMG_0030.DNG", "IMG_E0020.JPG"],
      leftOut: ["IMG_0030.JPG raw: .preferRaw", "IMG_0020.JPG versions: .edited"]),
    Choice(
      versions: .both, raw: .both,
      developed: ["IMG_0020.JPG", "IMG_0030.DNG", "IMG_0030.JPG", "IMG_E0020.JPG"], leftOut: []),
  ])
  func `the job says which file is developed, and the report which were not`(
    _ choice: Choice
  ) async throws {
    let harness = try Self.harness(
      "IMG_0020.JPG", "IMG_E0020.JPG", "IMG_0020.AAE", "IMG_0030.JPG", "IMG_0030.DNG")
    var job = Job.copies
    job.versions = choice.versions
    job.raw = choice.raw
    let outcome = try await harness.run(job)
    #expect(outcome.codes == [:])
    #expect(outcome.results.map(\.source.string) == choice.developed)
    #expect(
      outcome.results.flatMap(\.leftOut).map { "\($0.path) \($0.reason)" } == choice.leftOut)
    let edited = outcome.results.filter { $0.kinds.contains(.edited) }.map(\.source)
    #expect(edited == (choice.versions == .original ? [] : ["IMG_E0020.JPG"]))
  }

  @Test func `both halves of RAW and JPEG have names of their own`() async throws {
    let harness = try Self.harness("IMG_0030.JPG", "IMG_0030.DNG")
    let job = Job(
      "both", versions: .both, raw: .both,
      renditions: [.image("large", .jpeg, within: 2048), .original("copy", privacy: .archive)])
    let planned = Collected<PlanEntry>()
    let summary = try await Engine.plan(harness.request(job)) { planned.add($0) }
    #expect(summary.failed == 0)
    let paths = planned.all.flatMap { (entry) -> [String] in
      guard case .planned(let outputs) = entry.fate else { return [] }
      return outputs.map(\.path.string)
    }
    #expect(
      Set(paths) == [
        "IMG_0030-large.jpg", "IMG_0030.JPG", "IMG_0030-raw-large.jpg", "IMG_0030.DNG",
      ])
  }

  @Test(arguments: [
    (BurstChoice.all, ["delivered", "delivered", "delivered"]),
    (.best, ["skipped", "delivered", "skipped"]),
  ])
  func `a burst's frames know one another`(_ choice: BurstChoice, _ states: [String]) async throws {
    let harness = try Self.harness("IMG_0011.JPG", "IMG_0012.JPG", "IMG_0013.JPG")
    var job = Job.copies
    job.bursts = choice
    let outcome = try await harness.run(job)
    #expect(outcome.results.map(\.state.rawValue) == states)
    #expect(outcome.results.allSatisfy { $0.kinds.contains(.bursts) })
    for reason in outcome.results.compactMap(\.reason) { #expect(reason.contains("IMG_0012.JPG")) }
  }

  @Test func `one frame is no burst`() async throws {
    let harness = try Self.harness("IMG_0011.JPG")
    let outcome = try await harness.run(.copies)
    #expect(outcome.results.map { $0.kinds.contains(.bursts) } == [false])
  }

  @Test func `within a second, what the camera counted decides`() async throws {
    let harness = try Self.harness([
      "a.JPG": "IMG_0013.JPG", "b.JPG": "IMG_0012.JPG", "c.JPG": "IMG_0011.JPG",
      "d.JPG": "IMG_0001.JPG",
    ])
    var job = Job.copies
    job.order = .captureDate
    let outcome = try await harness.run(job)
    #expect(outcome.results.map(\.source) == ["d.JPG", "c.JPG", "b.JPG", "a.JPG"])
  }

  @Test func `slow motion is certain by its recipe`() async throws {
    let harness = try Self.harness("IMG_0040.MOV", "IMG_0040.AAE")
    let outcome = try await harness.run(.copies)
    let result = try #require(outcome.results.first)
    #expect(result.kinds.contains(.slomoVideos))
    #expect(result.outputs.map(\.path) == ["IMG_0040.MOV", "IMG_0040.AAE"])
  }

  @Test func `sidecars follow, cleaned where something must go`() async throws {
    let harness = try Self.harness("IMG_0020.JPG")
    try harness.folder.write(Array("<x/>".utf8), to: "in/IMG_0020.JPG.xmp")
    let archived = try await harness.run(.copies)
    #expect(archived.results.first?.outputs.map(\.path) == ["IMG_0020.JPG", "IMG_0020.JPG.xmp"])
    let other = try Self.harness("IMG_0020.JPG")
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" photoshop:City="Sentinelville" xmp:Rating="4"/>
      </rdf:RDF></x:xmpmeta>
      """
    try other.folder.write(packet, to: "in/IMG_0020.JPG.xmp")
    let shared = try await other.run(Job("share", renditions: [.original()]))
    #expect(shared.results.first?.outputs.map(\.path) == ["IMG_0020.JPG", "IMG_0020.JPG.xmp"])
    let delivered = String(decoding: try other.folder.read("out/IMG_0020.JPG.xmp"), as: UTF8.self)
    #expect(!delivered.contains("Sentinelville") && delivered.contains("Rating=\"4\""))
  }

  @Test func `very many names that are alike stay apart`() async throws {
    let harness = try RunHarness()
    for number in 1...300 {
      try harness.folder.write(picture("\(number)"), to: "in/photo (\(number)).png")
    }
    try harness.folder.write(Array("<x/>".utf8), to: "in/photo (7).png.xmp")
    let outcome = try await harness.run(.copies)
    #expect(outcome.results.count == 300)
    #expect(outcome.results.flatMap(\.parts) == ["photo (7).png.xmp"])
  }
}
