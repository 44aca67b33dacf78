import Fixtures
import TestSupport
import Testing

struct FixtureTests {
  @Test func `the catalogue and the folder list the same files`() async throws {
    let found = try await Program(path: "/usr/bin/find").run(
      [".", "-type", "f", "-printf", "%P\\n"], in: Fixture.folder)
    #expect(found.lines.sorted() == Fixture.all.map(\.name).sorted())
  }

  @Test func `no two names collide when folders and extensions are dropped`() {
    let stems = Fixture.all.map { $0.fileName.lowercased().prefix { $0 != "." } }
    #expect(Set(stems).count == stems.count)
  }

  @Test(.enabled(if: Referee.exiftool.isInstalled), arguments: Fixture.developable)
  func `exiftool agrees with the catalogue`(fixture: Fixture) async throws {
    let answer = try await Referee.exiftool.run([
      "-n", "-q", "-q", "-f", "-s3", "-ImageWidth", "-ImageHeight", "-Orientation",
      "-GPSLatitude", "-DateTimeOriginal", fixture.path,
    ])
    let turned = fixture.orientation > 4
    let stored = turned ? (fixture.height, fixture.width) : (fixture.width, fixture.height)
    try #require(answer.lines.count == 5)
    #expect(answer.lines[0] == "\(stored.0)")
    #expect(answer.lines[1] == "\(stored.1)")
    #expect(Int(answer.lines[2]) ?? 1 == fixture.orientation)
    #expect((answer.lines[3] != "-") == fixture.hasLocation)
    let date = fixture.captured.map { String($0.map { "T" == $0 ? " " : $0 == "-" ? ":" : $0 }) }
    #expect(answer.lines[4] == date ?? "-")
  }

  @Test(.enabled(if: Referee.vipsthumbnail.isInstalled), arguments: Fixture.orientations)
  func `the eight orientations show one picture`(fixture: Fixture) async throws {
    let upright = try await Fingerprint(of: Fixture.orientations[0].path)
    #expect(try await Fingerprint(of: fixture.path).matches(upright))
  }

  @Test func `the pictures stay small enough to commit`() async throws {
    let total = try await Program(path: "/usr/bin/du").run(["-sk", Fixture.folder])
    let kibibytes = Int(total.text.prefix { $0.isNumber }) ?? .max
    #expect(kibibytes <= 5 * 1024)
  }
}
