import AssetFacts
import Engine
import Fixtures
import JobSpec
import System
import TestSupport
import Testing

/// What files of one folder add to one another when they are looked at, and not developed.
struct InspectGroupingTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func copy(_ files: [String: String]) throws {
    for (name, source) in files {
      try folder.copy(Fixture.assetFolder + "/" + source, to: "in/" + name)
    }
  }

  private func inspect(_ names: String...) async throws -> [InspectEntry] {
    let entries = Collected<InspectEntry>()
    _ = try await Engine.inspect(names.map { FilePath(folder.path($0)) }) { entries.add($0) }
    return entries.all
  }

  @Test func `both halves of a Live Photo name one another`() async throws {
    try copy(["IMG_0001.JPG": "IMG_0001.JPG", "IMG_0001.MOV": "IMG_0001.MOV"])
    for inputs in [["in"], ["in/IMG_0001.JPG", "in/IMG_0001.MOV"]] {
      let entries =
        inputs.count == 1
        ? try await inspect("in") : try await inspect(inputs[0], inputs[1])
      #expect(entries.map(\.path.lastComponent) == ["IMG_0001.JPG", "IMG_0001.MOV"])
      #expect(entries.map { $0.pairedWith?.lastComponent } == ["IMG_0001.MOV", "IMG_0001.JPG"])
      let still = try #require(try entries.first?.outcome.get())
      #expect(still.kinds[.livePhotos] != nil)
      #expect(still.playbackStyle == .livePhoto)
    }
  }

  @Test func `a half under another name holds back what follows, and keeps the order`() async throws
  {
    try copy([
      "a.JPG": "IMG_0001.JPG", "b/plain.JPG": "IMG_0030.JPG", "m.JPG": "IMG_0030.JPG",
      "z.MOV": "IMG_0001.MOV",
    ])
    let entries = try await inspect("in")
    #expect(entries.map(\.path.lastComponent) == ["a.JPG", "plain.JPG", "m.JPG", "z.MOV"])
    #expect(entries.map { $0.pairedWith?.lastComponent } == ["z.MOV", nil, nil, "a.JPG"])
  }

  @Test func `alone in its folder is no Live Photo, named alone it may be one`() async throws {
    try copy(["IMG_0001.JPG": "IMG_0001.JPG"])
    for (input, isOpen) in [("in", false), ("in/IMG_0001.JPG", true)] {
      let entry = try #require(try await inspect(input).first)
      let facts = try entry.outcome.get()
      #expect(entry.pairedWith == nil)
      #expect(facts.kinds[.livePhotos] == nil)
      #expect((facts.unknownKinds[.livePhotos] != nil) == isOpen, "\(input)")
    }
  }

  @Test func `names that only their copies' numbers tell apart come through`() async throws {
    var files: [String: String] = [:]
    for number in 1...300 { files["IMG (\(number)).JPG"] = "IMG_0030.JPG" }
    files["IMG (7).MOV"] = "IMG_0001.MOV"
    try copy(files)
    let entries = try await inspect("in")
    let names = files.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(entries.map(\.path.lastComponent.string) == names)
  }

  @Test(.enabled(if: Corpus.isPresent))
  func `a plan knows no kind of a file that a look at it does not`() async throws {
    let corpus = FilePath(try #require(Corpus.path))
    let harness = try RunHarness()
    let planned = Collected<PlanEntry>()
    _ = try await Engine.plan(harness.request(.copies, inputs: [corpus])) { planned.add($0) }
    let looked = Collected<InspectEntry>()
    _ = try await Engine.inspect([corpus]) { looked.add($0) }
    var kinds: [String: [AssetKind]] = [:]
    for entry in looked.all {
      guard case .success(let facts) = entry.outcome else { continue }
      kinds[(entry.path.relative(to: corpus) ?? entry.path).string] = facts.kinds.keys.sorted()
    }
    #expect(kinds.count > 300)
    for entry in planned.all {
      guard let seen = kinds[entry.source.string] else { continue }
      #expect(entry.kinds.sorted() == seen, "\(entry.source)")
    }
  }
}
