import Foundation
import JobSpec
import System
import TestSupport
import Testing

@testable import Engine

/// In which order files are inspected, and what is left out.
struct WalkTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func inspect(_ names: [String]) async throws -> (paths: [String], warnings: [String]) {
    let entries = Collected<InspectEntry>()
    let warnings = try await Engine.inspect(names.map { FilePath(folder.path($0)) }) {
      entries.add($0)
    }
    let prefix = folder.path("")
    return (entries.all.map { String($0.path.string.dropFirst(prefix.count)).trimmed }, warnings)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  @Test
  func `all paths come in the order of their bytes`() async throws {
    let names = ["a-b.png", "a.png", "a/c.png", "a/d/e.png", "a/d.png", "a0.png", "b.png"]
    for name in names.shuffled() { try folder.write(picture(), to: "in/\(name)") }
    let sorted = names.map { "in/\($0)" }.sorted {
      Array($0.utf8).lexicographicallyPrecedes($1.utf8)
    }
    #expect(try await inspect(["in"]).paths == sorted)
  }

  @Test
  func `a file that was named is told once, in its own turn`() async throws {
    try folder.write(picture(), to: "in/a.png")
    try folder.write("notes", to: "in/b.txt")
    let found = try await inspect(["in", "in/b.txt", "in/a.png", "in/a.png", "in"])
    #expect(found.paths == ["in/b.txt", "in/a.png"])
  }

  @Test
  func `links to folders are followed where nothing else leads there`() async throws {
    try folder.write(picture(), to: "in/real/a.png")
    try folder.write(picture(), to: "in/.hidden/b.png")
    try folder.write(picture(), to: "elsewhere/c.png")
    try link("in/0-same", to: "real")
    try link("in/1-hidden", to: ".hidden")
    try link("in/2-elsewhere", to: "../elsewhere")
    try link("in/3-again", to: "../elsewhere")
    try link("in/real/up", to: "..")
    try link("in/nowhere", to: "gone")
    try link("in/self", to: "self")
    let found = try await inspect(["in"])
    #expect(found.paths == ["in/1-hidden/b.png", "in/2-elsewhere/c.png", "in/real/a.png"])
    #expect(found.warnings.count == 3)
  }

  @Test
  func `a folder that disappears is one warning`() throws {
    for name in ["a", "b", "c"] { try folder.write(picture(), to: "in/sub/\(name).png") }
    try folder.write(picture(), to: "in/z.png")
    let path = FilePath(folder.path("in"))
    let warnings = Collected<String>()
    var walk = FolderWalk([path], try Inputs([path])) { warnings.add($0) }
    var names: [String] = []
    while case (_, .file(let file))? = walk.next() {
      names.append(file.path.lastComponent.string)
      if names.count == 1 { try FileManager.default.removeItem(atPath: folder.path("in/sub")) }
    }
    #expect(names == ["a.png", "z.png"])
    #expect(warnings.all.count == 1 && warnings.all.allSatisfy { $0.contains("in/sub") })
  }

  @Test
  func `folders with a picture's name, pipes and empty files stop nothing`() async throws {
    try folder.write(picture(), to: "in/x.jpg/a.png")
    try folder.write("", to: "in/empty.jpg")
    #expect(mkfifo(folder.path("in/pipe.jpg"), 0o600) == 0)
    let found = try await inspect(["in"])
    #expect(found.paths == ["in/empty.jpg", "in/x.jpg/a.png"])
    #expect(found.warnings.count == 1 && found.warnings[0].contains("is a fifo"))
  }
}

extension String {
  /// Without a slash in front.
  fileprivate var trimmed: String { hasPrefix("/") ? String(dropFirst()) : self }
}
