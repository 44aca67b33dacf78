import Engine
import Foundation
import JobSpec
import System
import TestSupport
import Testing

/// What stands under a final name, before and after.
struct DeliveryTests {
  @Test
  func `a second run changes nothing`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/a.png")
    _ = try await harness.run(.copies)
    let before = try FileStatus.of(harness.output.appending("a.png"))
    let again = try await harness.run(.copies)
    #expect(again.states == ["a.png": .unchanged])
    #expect(try FileStatus.of(harness.output.appending("a.png")) == before)
    #expect(again.results[0].bytesWritten == 0)
  }

  @Test
  func `another file under the name fails the asset, unless forced`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/a.png")
    try harness.folder.write("mine", to: "out/a.png")
    let outcome = try await harness.run(.copies)
    #expect(outcome.codes == ["a.png": .outputExists])
    #expect(outcome.results[0].error?.message.contains("--force") == true)
    #expect(try harness.folder.read("out/a.png") == Array("mine".utf8))
    let forced = try await harness.run(.copies) { $0.force = true }
    #expect(forced.states == ["a.png": .delivered])
    #expect(try harness.folder.read("out/a.png") == picture())
  }

  @Test(arguments: [false, true])
  func `a link to a source is never written through`(_ force: Bool) async throws {
    let harness = try RunHarness()
    let source = try harness.folder.write(picture(), to: "in/a.png")
    try harness.folder.write(picture("b"), to: "in/b.png")
    try harness.folder.makeFolder("out")
    for link in ["out/a.png", "out/b.png"] {
      try FileManager.default.createSymbolicLink(
        atPath: harness.folder.path(link), withDestinationPath: source)
    }
    let outcome = try await harness.run(.copies) { $0.force = force }
    #expect(try harness.folder.read("in/a.png") == picture())
    #expect(outcome.states["b.png"] == (force ? .delivered : .failed))
  }

  @Test
  func `a source is not replaced, even by force`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture("a"), to: "in/sub/a.png")
    try harness.folder.write(picture("b"), to: "in/b.png")
    // The output is above the input, so that `../b.png` would be a source's own name.
    let job = Job(
      "over", renditions: [.original("copy", privacy: .archive, naming: "in/b")])
    let outcome = try await harness.run(
      job, inputs: [harness.input.appending("b.png"), harness.input.appending("sub/a.png")]
    ) {
      $0.destination = .folder(FilePath(harness.folder.path))
      $0.force = true
      $0.job.select = .path("sub/*")
    }
    #expect(outcome.codes["sub/a.png"] == .outputExists)
    #expect(try harness.folder.read("in/b.png") == picture("b"))
  }

  @Test
  func `a linked folder in the output is not entered`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/sub/a.png")
    try harness.folder.makeFolder("out")
    try harness.folder.makeFolder("elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: harness.folder.path("out/sub"), withDestinationPath: "../elsewhere")
    let outcome = try await harness.run(.copies)
    #expect(outcome.codes == ["sub/a.png": .outputNotWritable])
    #expect(try harness.folder.files(under: "elsewhere").isEmpty)
  }

  @Test
  func `what a killed run left is swept, what a living one holds is not`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/sub/a.png")
    try harness.folder.write("half", to: "out/.minilab-stray.partial")
    try harness.folder.write("half", to: "out/sub/.minilab-stray.partial")
    let held = FilePath(try harness.folder.write("half", to: "out/sub/.minilab-held.partial"))
    let holder = try OpenFile.open(held, .readWrite)
    #expect(try holder.lock(.exclusive, wait: false))
    _ = try await harness.run(.copies)
    let left = try harness.folder.files(under: "out")
    #expect(left == ["sub/.minilab-held.partial", "sub/a.png"])
    withExtendedLifetime(holder) {}
  }

  @Test
  func `a folder under the name is left alone`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/a.png")
    try harness.folder.makeFolder("out/a.png")
    let outcome = try await harness.run(.copies) { $0.force = true }
    #expect(outcome.codes == ["a.png": .outputNotWritable])
  }

  @Test
  func `an output that cannot be made is said at once`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/a.png")
    try harness.folder.write("a file", to: "out")
    let error = await #expect(throws: EngineError.self) { try await harness.run(.copies) }
    #expect(error?.reason == .cannotCreate)
  }

  @Test
  func `two runs of one job into one folder do not meet`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/a.png")
    let outcome = Collected<EngineError.Reason?>()
    _ = try await Engine.run(harness.request(.copies)) { event in
      guard case .planned = event else { return }
      // The first run is between its plan and its end.
      let second = Task { try await harness.run(.copies) }
      let done = DispatchSemaphore(value: 0)
      Task {
        do {
          _ = try await second.value
          outcome.add(nil)
        } catch { outcome.add((error as? EngineError)?.reason) }
        done.signal()
      }
      done.wait()
    }
    #expect(outcome.all == [.busy])
  }
}
