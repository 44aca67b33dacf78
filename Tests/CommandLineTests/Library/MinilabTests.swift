import Fixtures
import Foundation
import Minilab
import TestSupport
import Testing
import UniformTypeIdentifiers

/// The library as a server uses it: public names only, real workers.
@Suite(.timeLimit(.minutes(5))) struct MinilabTests {
  let folder: TemporaryFolder
  let lab: Minilab
  let job = Job(
    "small", privacy: .archive, renditions: [.image("small", .webp(quality: 75), within: 200)])

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("in")
    lab = Minilab(
      .init(
        worker: URL(fileURLWithPath: BuiltProduct.worker.path), stateFolder: folder.url("state")))
  }

  private func addPictures(_ count: Int) throws {
    for number in 1...count {
      try folder.copy(Fixture.folder + "/lake.jpg", to: "in/\(number).jpg")
    }
  }

  @Test func `a run tells of each asset and comes to a sum`() async throws {
    try addPictures(2)
    try folder.copy(Fixture.folder + "/damaged/truncated.jpg", to: "in/bad.jpg")
    let (outcomes, sink) = AsyncStream.makeStream(of: AssetOutcome.self)
    let sum = try await lab.run(job, from: [folder.url("in")], into: folder.url("out")) {
      sink.yield($0)
    }
    sink.finish()
    #expect(sum.counts == [.delivered: 2, .failed: 1])
    #expect(sum.stop == nil)
    let assets = await outcomes.reduce(into: [AssetOutcome]()) { $0.append($1) }
    #expect(assets.map(\.name) == ["1.jpg", "2.jpg", "bad.jpg"])
    #expect(assets.last?.failure?.code == .truncated)
    let file = try #require(assets.first?.files.first)
    #expect(file.contentType == .webP && file.width == 200)
    #expect(file.url.map { FileManager.default.fileExists(atPath: $0.path) } == true)
    #expect(assets.first?.source?.lastPathComponent == "1.jpg")
  }

  @Test func `a delivered file is loaded as a picker's item is`() async throws {
    struct Claimed: Transferable {
      var url: URL
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .jpeg) { _ in throw CancellationError() }
        FileRepresentation(importedContentType: .image) { received in
          let kept = received.file.deletingLastPathComponent().appending(path: "claimed.webp")
          try FileManager.default.moveItem(at: received.file, to: kept)
          return Claimed(url: kept)
        }
      }
    }
    try addPictures(1)
    let claimed = try await lab.withOutcomes(
      of: job, from: [folder.url("in")], into: folder.url("out")
    ) { assets in
      var claimed: [Claimed] = []
      for try await asset in assets {
        for file in asset.files {
          claimed.append(try await file.loadTransferable(type: Claimed.self))
        }
      }
      return claimed
    }
    let url = try #require(claimed.first?.url)
    #expect(try Data(contentsOf: url).starts(with: Data("RIFF".utf8)))
  }

  @Test func `outcomes are a sequence that the body reads at its own pace`() async throws {
    try addPictures(5)
    let names = try await lab.withOutcomes(
      of: job, from: [folder.url("in")], into: folder.url("out")
    ) { assets in
      var names: [String] = []
      for try await asset in assets { names.append(asset.name) }
      return names
    }
    #expect(names == (1...5).map { "\($0).jpg" })
  }

  @Test func `who stops reading stops the run`() async throws {
    try addPictures(80)
    let first = try await lab.withOutcomes(
      of: job, from: [folder.url("in")], into: folder.url("out")
    ) { assets in
      var reader = assets.makeAsyncIterator()
      return try await reader.next()?.state
    }
    #expect(first == .delivered)
    // What was in hand and what fits the buffer may still be delivered; the rest is not.
    let files = try folder.files(under: "out")
    #expect(files.count < 60)
    #expect(!files.contains { $0.hasSuffix(".partial") })
  }

  @Test func `cancelling the task stops the run, which says so`() async throws {
    try addPictures(80)
    let (started, sink) = AsyncStream.makeStream(of: Void.self)
    let sum = try await withThrowingTaskGroup(of: RunOutcome.self) { [lab, job, folder] group in
      group.addTask {
        try await lab.run(job, from: [folder.url("in")], into: folder.url("out")) { _ in
          sink.yield()
        }
      }
      for await _ in started { break }
      group.cancelAll()
      return try await group.next()
    }
    #expect(sum?.stop == .cancelled)
    #expect(sum?.counts[.pending] ?? 0 > 0)
  }

  @Test func `what cannot run is thrown with a code and a sentence`() async throws {
    let out = folder.url("out")
    let gone = try await #require(throws: MinilabError.self) {
      _ = try await lab.run(job, from: [folder.url("gone")], into: out)
    }
    #expect(gone.code == .noInput && gone.message.contains("gone"))
    let web = try await #require(throws: MinilabError.self) {
      _ = try await lab.run(job, from: [#require(URL(string: "https://example.org/a"))], into: out)
    }
    #expect(web.code == .invalidRequest)
    var bad = job
    bad.renditions = []
    let invalid = try await #require(throws: MinilabError.self) {
      try await lab.withOutcomes(of: bad, from: [folder.url("in")], into: out) { assets in
        for try await _ in assets {}
      }
    }
    #expect(invalid.code == .invalidJob)
  }
}
