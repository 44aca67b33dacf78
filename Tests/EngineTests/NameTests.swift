import Engine
import JobSpec
import System
import TestSupport
import Testing

/// Names that break other tools.
struct NameTests {
  static let names: [[UInt8]] =
    [
      "with space.png", "it's \"quoted\".png", "new\nline.png", "😀.png", "-rf.png", "a;b|c.png",
      "%s%n.png", "back\\slash.png",
    ].map { Array($0.utf8) } + [[0x63, 0xE9, 0xFF, 0x2E, 0x70, 0x6E, 0x67]]

  @Test
  func `names go through unchanged, UTF-8 or not`() async throws {
    let harness = try RunHarness()
    for (number, name) in Self.names.enumerated() {
      try harness.folder.write(picture("\(number)"), toBytes: Array("in/".utf8) + name)
    }
    let outcome = try await harness.run(.copies)
    #expect(outcome.summary.counts == [.delivered: Self.names.count])
    for name in Self.names {
      let path = FilePath(bytes: name)
      #expect(Files.exists(harness.output.appending(path)), "\(path)")
      #expect(outcome.results.contains { $0.source == path })
    }
  }

  @Test
  func `a list separated by NUL bytes may hold any of them`() async throws {
    let harness = try RunHarness()
    var list: [UInt8] = []
    for (number, name) in Self.names.enumerated() {
      let path = try harness.folder.write(
        picture("\(number)"), toBytes: Array("in/".utf8) + name)
      list += path + [0]
    }
    try harness.folder.write(list, to: "list")
    let outcome = try await harness.run(.copies, inputs: []) {
      $0.lists = [.init(path: FilePath(harness.folder.path("list")), separator: .nul)]
    }
    #expect(outcome.summary.counts == [.delivered: Self.names.count])
  }
}
