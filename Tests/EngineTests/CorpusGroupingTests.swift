import Engine
import Foundation
import JobSpec
import System
import TestSupport
import Testing

/// Real files: the pairs that the corpus' catalogue knows, and no others.
@Suite(.enabled(if: Corpus.isPresent)) struct CorpusGroupingTests {
  /// The plan of everything, made once; nothing is written.
  private static let entries = Task {
    let harness = try RunHarness()
    let planned = Collected<PlanEntry>()
    _ = try await Engine.plan(
      harness.request(.copies, inputs: [FilePath(try #require(Corpus.path))])
    ) { planned.add($0) }
    return planned.all
  }

  /// Stills by the clip that the catalogue pairs them with, where both are there.
  private static var catalogued: [String: String] {
    var pairs: [String: String] = [:]
    for file in Corpus.files where file.has("kind-live-still") {
      guard let mark = file.special.range(of: "pair: ") else { continue }
      let clip = file.special[mark.upperBound...].prefix { $0 != ";" }
      let folder = file.name.prefix { $0 != "/" }
      let path = "\(folder)/\(clip)"
      if FileManager.default.fileExists(atPath: "\(Corpus.path ?? "")/\(path)") {
        pairs[file.name] = path
      }
    }
    return pairs
  }

  @Test func `every Live Photo is found with its clip, and nothing else`() async throws {
    var found: [String: String] = [:]
    for entry in try await Self.entries.value where entry.kinds.contains(.livePhotos) {
      for part in entry.parts + (entry.leftOut.map(\.path)) {
        let suffix = part.fileExtension?.lowercased()
        if suffix == "mov" || suffix == "mp4" { found[entry.source.string] = part.string }
      }
    }
    #expect(Self.catalogued.count >= 4)
    #expect(found == Self.catalogued)
  }

  @Test func `two frames of one burst know one another, one of another does not`() async throws {
    let bursts = try await Self.entries.value.filter { $0.kinds.contains(.bursts) }
    #expect(
      bursts.map(\.source.string).sorted() == [
        "openhouse+osxphotos/79D1A1A5-B1EA-41D1-83B1-C71F001E6D49.jpeg",
        "openhouse+osxphotos/BB0F9F05-D186-4D43-9903-A4AD7A1BC8B0.jpeg",
      ])
  }

  /// Versions of one picture, looked at one by one.
  private static let versions: [String: String] = [:]

  @Test func `versions are joined where they are, and only there`() async throws {
    var found: [String: String] = [:]
    for entry in try await Self.entries.value {
      for left in entry.leftOut { found[entry.source.string] = left.path.string }
    }
    #expect(found == Self.versions)
  }
}
