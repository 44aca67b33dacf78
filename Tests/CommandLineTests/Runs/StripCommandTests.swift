import Fixtures
import Foundation
import TestSupport
import Testing

@testable import MinilabCLI

/// `minilab strip`, without a worker in reach.
@Suite(.timeLimit(.minutes(5))) struct StripCommandTests {
  private let picture = "private/everything.jpg"

  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func `a folder gets a twin without what is private`() async throws {
    let run = try MinilabRun(pictures: [picture, "lake.jpg"])
    let before = try run.folder.read("in/" + picture)
    let outcome = try await run.minilab("strip", "in", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(try run.folder.files(under: "out") == ["lake.jpg", picture].sorted())
    #expect(try run.folder.read("in/" + picture) == before)
    #expect(try await Referee.locationTags(of: run.folder.path("out/" + picture)).isEmpty)
    let times = try ["in/", "out/"].map { try modified(run.folder.path($0 + picture)) }
    #expect(times[0] == times[1])
  }

  @Test func `when a file was written goes with time`() async throws {
    let run = try MinilabRun(pictures: [picture])
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: run.folder.path("in/" + picture))
    for (group, stays) in [("location", true), ("time", false)] {
      let outcome = try await run.minilab("strip", "in", "-o", group, "--remove", group)
      #expect(outcome.status == 0, "\(outcome.errorText)")
      #expect((try modified(run.folder.path("\(group)/\(picture)")) == old) == stays)
    }
  }

  @Test func `in place, a source is replaced once and then left alone`() async throws {
    let run = try MinilabRun(pictures: [picture])
    let path = run.folder.path("in/" + picture)
    let before = try run.folder.read("in/" + picture)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let first = try await run.minilab("strip", "--in-place", "--backup", ".orig", "in", "-v")
    #expect(first.status == 0, "\(first.errorText)")
    #expect(try run.folder.files(under: "in") == [picture, picture + ".orig"])
    #expect(try run.folder.read("in/\(picture).orig") == before)
    #expect(try await Referee.locationTags(of: path).isEmpty)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let cleaned = try run.folder.read("in/" + picture)
    let second = try await run.minilab("strip", "--in-place", "in", "-v")
    #expect(second.status == 0 && second.text.contains("unchanged"))
    #expect(try run.folder.read("in/" + picture) == cleaned)
  }

  @Test func `a backup replaces nothing`() async throws {
    let run = try MinilabRun(pictures: [picture])
    let before = try run.folder.read("in/" + picture)
    try run.folder.write("mine", to: "in/\(picture).orig")
    let outcome = try await run.minilab(
      "strip", "--in-place", "--backup", ".orig", "in/" + picture)
    #expect(outcome.status == 2 && outcome.errorText.contains("outputExists"))
    #expect(try run.folder.read("in/" + picture) == before)
    #expect(try run.folder.read("in/\(picture).orig") == Array("mine".utf8))
  }

  @Test func `names that folders hold already do not collide in place`() async throws {
    let run = try MinilabRun(pictures: [])
    for name in ["a.jpg", "A.JPG"] {
      try run.folder.copy(Fixture.folder + "/" + picture, to: "in/" + name)
    }
    let outcome = try await run.minilab("strip", "--in-place", "in")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    for name in ["a.jpg", "A.JPG"] {
      #expect(try await Referee.locationTags(of: run.folder.path("in/" + name)).isEmpty)
    }
  }

  @Test func `a second name, a damaged file and a foreign one are left as they are`() async throws {
    let run = try MinilabRun(pictures: ["damaged/truncated.jpg"])
    try run.folder.copy(Fixture.folder + "/" + picture, to: "in/linked.jpg")
    try FileManager.default.linkItem(
      atPath: run.folder.path("in/linked.jpg"), toPath: run.folder.path("other.jpg"))
    try run.folder.write("a text", to: "in/notes.txt")
    let before = try ["damaged/truncated.jpg", "linked.jpg", "notes.txt"].map {
      try run.folder.read("in/" + $0)
    }
    let outcome = try await run.minilab("strip", "--in-place", "in")
    #expect(outcome.status != 0)
    #expect(outcome.errorText.contains("names of one file"))
    #expect(outcome.errorText.contains("damaged/truncated.jpg"))
    let after = try ["damaged/truncated.jpg", "linked.jpg", "notes.txt"].map {
      try run.folder.read("in/" + $0)
    }
    #expect(before == after)
    #expect(try run.folder.files(under: "in").count == 3)
  }

  @Test func `a link's target is replaced, and the link stays one`() async throws {
    let run = try MinilabRun(pictures: [])
    try run.folder.copy(Fixture.folder + "/" + picture, to: "elsewhere/real.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: run.folder.path("in/link.jpg"),
      withDestinationPath: run.folder.path("elsewhere/real.jpg"))
    let outcome = try await run.minilab("strip", "--in-place", "in")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(try await Referee.locationTags(of: run.folder.path("elsewhere/real.jpg")).isEmpty)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: run.folder.path("in/link.jpg"))
    #expect(target == run.folder.path("elsewhere/real.jpg"))
  }
}
