import Fixtures
import Foundation
import TestSupport
import Testing

/// What was given stays as it was.
struct SourceTests {
  @Test func `sources keep their bytes and their times`() async throws {
    let input = try TemporaryFolder()
    for fixture in Fixture.all { try input.copy(fixture.path, to: fixture.name) }
    let listing = { () async throws -> String in
      try await Program(path: "/bin/sh").run(
        [
          "-c",
          "find . -type f -printf '%P %s %T@ %C@ %m\\n' | sort; find . -type f | sort | xargs cksum",
        ],
        in: input.path
      ).text
    }
    let before = try await listing()
    _ = try await Run.job("web-gallery", on: [input.path])
    #expect(try await listing() == before)
  }

  @Test func `names that no shell likes go through, the report included`() async throws {
    let input = try TemporaryFolder()
    let picture = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.orientations[0].path)))
    let names = ["a b.jpg", "it's \"quoted\".jpg", "line\nbreak.jpg", "🏔️ é.jpg", "-o.jpg"]
    for name in names { try input.write(picture, to: name) }
    try input.write(picture, toBytes: Array("latin-".utf8) + [0xE9] + Array(".jpg".utf8))

    let run = try await Run.job("thumbnails", on: [input.path])
    #expect(run.outcome.status == 0)
    #expect(run.report.delivered.count == names.count + 1)
    for name in names { #expect(run.report[name] != nil, "\(name)") }
    let lossy = try #require(run.report.assets.first { $0.source.contains("latin-") })
    #expect(lossy.sourceBytes != nil)
  }
}
