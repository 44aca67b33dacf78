import Engine
import JobSpec
import System
import TestSupport
import Testing

/// Names that collide are found before anything is written, and cost those assets alone.
struct CollisionTests {
  static let named = Job(
    "collisions", renditions: [.original("copy", privacy: .archive, naming: "\(.stem)")])

  @Test(arguments: [
    ["one/a.png", "two/a.png"], ["IMG.PNG", "img.png"], ["caf\u{e9}.png", "cafe\u{301}.png"],
  ])
  func `each colliding asset fails, named with the other`(_ names: [String]) async throws {
    let harness = try RunHarness()
    for name in names + ["other.png"] {
      try harness.folder.write(picture(name), to: "in/\(name)")
    }
    let outcome = try await harness.run(Self.named)
    #expect(outcome.summary.counts == [.failed: 2, .delivered: 1])
    #expect(Set(outcome.codes.values) == [.nameCollision])
    for name in names {
      let message = outcome.results.first { $0.source == FilePath(name) }?.error?.message
      let other = names.first { $0 != name } ?? ""
      #expect(message?.contains(FilePath(other).description) == true)
    }
    #expect(try harness.folder.files(under: "out") == ["other.png"])
  }

  @Test
  func `two renditions that come to one name fail the asset`() async throws {
    let harness = try RunHarness()
    for name in ["aa.png", "b.png"] { try harness.folder.write(picture(name), to: "in/\(name)") }
    let job = Job(
      "twice",
      renditions: [
        .original("one", privacy: .archive, naming: "a\(.stem)"),
        .original("two", privacy: .archive, naming: "\(.stem)a"),
      ])
    let outcome = try await harness.run(job)
    #expect(outcome.codes == ["aa.png": .nameCollision])
    #expect(outcome.states["b.png"] == .delivered)
  }

  @Test
  func `a plan tells the same and writes nothing`() async throws {
    let harness = try RunHarness()
    for name in ["a/x.png", "b/X.png", "c.png"] {
      try harness.folder.write(picture(name), to: "in/\(name)")
    }
    let entries = Collected<PlanEntry>()
    let summary = try await Engine.plan(harness.request(Self.named)) { entries.add($0) }
    #expect(summary.planned == 1)
    #expect(summary.failed == 2)
    #expect(entries.all.map(\.source) == ["a/x.png", "b/X.png", "c.png"])
    #expect(!harness.folder.exists("out"))
  }
}
