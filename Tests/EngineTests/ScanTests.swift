import Engine
import Foundation
import JobSpec
import System
import TestSupport
import Testing

/// What is found, and what is left alone.
struct ScanTests {
  @Test
  func `every file of a tree is an asset once`() async throws {
    let harness = try RunHarness()
    for name in ["a.png", "b/c.png", "b/d/e.png"] {
      try harness.folder.write(picture(name), to: "in/\(name)")
    }
    let outcome = try await harness.run(.copies)
    #expect(
      outcome.states == ["a.png": .delivered, "b/c.png": .delivered, "b/d/e.png": .delivered])
    #expect(try harness.folder.files(under: "out") == ["a.png", "b/c.png", "b/d/e.png"])
    #expect(outcome.results.map(\.index) == [1, 2, 3])
  }

  @Test
  func `hidden names are left alone, and what is no picture is skipped`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/.hidden.png")
    try harness.folder.write(picture(), to: "in/.git/a.png")
    try harness.folder.write("notes", to: "in/notes.txt")
    try harness.folder.write("notes", to: "in/notes.jpg")
    let outcome = try await harness.run(.copies)
    #expect(outcome.states == ["notes.txt": .skipped, "notes.jpg": .failed])
    #expect(outcome.codes == ["notes.jpg": .unsupportedFormat])
    #expect(outcome.results.first { $0.state == .skipped }?.reason == "notMedia")
  }

  @Test
  func `links to files are followed, others are one warning each`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "elsewhere/real.png")
    try harness.folder.makeFolder("in/deep")
    let links = [
      ("in/link.png", "../elsewhere/real.png"), ("in/nowhere.png", "gone.png"),
      ("in/self.png", "self.png"), ("in/deep/up", ".."),
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: harness.folder.path(link), withDestinationPath: target)
    }
    let outcome = try await harness.run(.copies)
    #expect(outcome.states == ["link.png": .delivered])
    #expect(outcome.warnings.count == 3)
  }

  @Test
  func `two names of one file are one asset`() async throws {
    let harness = try RunHarness()
    let real = try harness.folder.write(picture(), to: "in/z/real.png")
    try FileManager.default.createSymbolicLink(
      atPath: harness.folder.path("in/a.png"), withDestinationPath: real)
    try FileManager.default.linkItem(atPath: real, toPath: harness.folder.path("in/z/twin.png"))
    let outcome = try await harness.run(.copies)
    #expect(
      outcome.states == ["a.png": .skipped, "z/real.png": .delivered, "z/twin.png": .skipped])
    #expect(outcome.results.filter { $0.reason?.hasPrefix("sameFile") == true }.count == 2)
  }

  @Test
  func `a linked folder is looked into once`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture("1"), to: "in/real/a.png")
    try harness.folder.write(picture("2"), to: "outside/b.png")
    for (link, target) in [("in/again", "real"), ("in/out", "../outside")] {
      try FileManager.default.createSymbolicLink(
        atPath: harness.folder.path(link), withDestinationPath: target)
    }
    let outcome = try await harness.run(.copies)
    #expect(outcome.states == ["out/b.png": .delivered, "real/a.png": .delivered])
    #expect(outcome.warnings.isEmpty)
  }

  @Test
  func `the output folder is never an input`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/a.png")
    let nested = harness.input.appending("sub/out")
    for _ in 0..<2 {
      let outcome = try await harness.run(.copies) { $0.destination = .folder(nested) }
      #expect(outcome.results.count == 1)
    }
    await #expect(throws: EngineError.self) {
      try await harness.run(.copies) { $0.destination = .folder($0.inputs[0]) }
    }
  }

  @Test
  func `a pipe in a picture's place stops nothing`() async throws {
    let harness = try RunHarness()
    #expect(mkfifo(harness.folder.path("in/pipe.jpg"), 0o644) == 0)
    try harness.folder.makeFolder("in/folder.jpg")
    try harness.folder.write(picture(), to: "in/folder.jpg/a.png")
    let outcome = try await harness.run(.copies)
    #expect(outcome.states == ["folder.jpg/a.png": .delivered])
    #expect(outcome.warnings.count == 1)
  }

  @Test
  func `sidecars belong to their pictures`() async throws {
    let harness = try RunHarness()
    for name in ["a.png", "b.png"] { try harness.folder.write(picture(name), to: "in/\(name)") }
    for name in ["a.xmp", "b.png.xmp", "b.AAE", "c.xmp"] {
      try harness.folder.write("<x/>", to: "in/\(name)")
    }
    let outcome = try await harness.run(.copies)
    let parts = Dictionary(
      uniqueKeysWithValues: outcome.results.map { ($0.source.string, $0.parts.map(\.string)) })
    #expect(parts == ["a.png": ["a.xmp"], "b.png": ["b.AAE", "b.png.xmp"], "c.xmp": []])
    #expect(outcome.states["c.xmp"] == .skipped)
  }

  @Test
  func `one file as the input is named relative to its folder`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/deep/a.png")
    let outcome = try await harness.run(
      .copies, inputs: [harness.input.appending("deep/a.png")])
    #expect(outcome.states == ["a.png": .delivered])
  }

  @Test
  func `several inputs keep what tells them apart`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture("1"), to: "in/one/a.png")
    try harness.folder.write(picture("2"), to: "in/two/a.png")
    let outcome = try await harness.run(
      .copies, inputs: [harness.input.appending("one"), harness.input.appending("two")])
    #expect(outcome.states == ["one/a.png": .delivered, "two/a.png": .delivered])
  }

  @Test
  func `a missing input is said before anything is made`() async throws {
    let harness = try RunHarness()
    let error = await #expect(throws: EngineError.self) {
      try await harness.run(.copies, inputs: [harness.input.appending("gone")])
    }
    #expect(error?.reason == .noInput)
  }

  @Test(arguments: [RunRequest.InputList.Separator.newline, .nul])
  func `lists name files, one an entry`(_ separator: RunRequest.InputList.Separator) async throws {
    let harness = try RunHarness()
    let names = separator == .nul ? ["a b.png", "c\n'\"d.png", "😀.png"] : ["a b.png", "😀.png"]
    for name in names { try harness.folder.write(picture(name), to: "in/\(name)") }
    let mark = separator == .nul ? "\0" : "\n"
    let list = (names + ["gone.png"]).map { harness.folder.path("in/\($0)") + mark }.joined()
    try harness.folder.write(list, to: "list")
    let outcome = try await harness.run(.copies, inputs: []) {
      $0.lists = [.init(path: FilePath(harness.folder.path("list")), separator: separator)]
    }
    #expect(outcome.summary.counts == [.delivered: names.count, .failed: 1])
    #expect(outcome.codes == ["gone.png": .unreadable])
  }

  @Test(arguments: ["", "\0", "\0\0\0"])
  func `a list may be empty`(_ list: String) async throws {
    let harness = try RunHarness()
    try harness.folder.write(list, to: "list")
    let outcome = try await harness.run(.copies, inputs: []) {
      $0.lists = [.init(path: FilePath(harness.folder.path("list")), separator: .nul)]
    }
    #expect(outcome.results.isEmpty && outcome.warnings.isEmpty)
  }

  @Test
  func `what is no file is left out of a folder, and fails where it was named`() async throws {
    let harness = try RunHarness()
    let pipe = harness.input.appending("pipe.png")
    #expect(mkfifo(pipe.string, 0o600) == 0)
    let found = try await harness.run(.copies)
    #expect(found.results.isEmpty && found.warnings.count == 1)
    let named = try await harness.run(.copies, inputs: [pipe, "/dev/null"])
    #expect(named.results.map(\.error?.code) == [.unreadable, .unreadable])
    let inspected = Collected<InspectEntry>()
    _ = try await Engine.inspect([pipe]) { inspected.add($0) }
    let message = inspected.all.map { entry in
      if case .failure(let error) = entry.outcome { error.message } else { "" }
    }
    #expect(message.count == 1 && message[0].contains("is a fifo, not a file"))
  }
}
