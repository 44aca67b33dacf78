import Fixtures
import Foundation
import JobSpec
import TestSupport
import Testing

@testable import MinilabCLI

/// The built program, from its command line to its exit code.
@Suite(.timeLimit(.minutes(5))) struct RunCommandTests {
  @Test func `a folder is developed, and said so in one line`() async throws {
    let run = try MinilabRun()
    let outcome = try await run.run()
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(outcome.lines.count == 1)
    #expect(outcome.text.hasPrefix("small: 1 delivered in "))
    #expect(outcome.errors.isEmpty)
    #expect(try run.folder.files(under: "out") == ["lake-small.jpg"])
  }

  @Test(arguments: [("<&-", 0), (">&-", 74), ("2>&-", 0), ("<&- >&- 2>&-", 74)])
  func `closed streams spoil no picture`(_ closing: String, _ status: Int) async throws {
    let run = try MinilabRun()
    let outcome = try await run.shell("\"$minilab\" run job.json in -o out \(closing); echo $?")
    #expect(outcome.lines.last == "\(status)")
    #expect(try run.folder.files(under: "out") == ["lake-small.jpg"])
    #expect(outcome.errorText.contains("could not be written") == (closing == ">&-"))
  }

  @Test func `a limit on sizes of files fails pictures by name`() async throws {
    let run = try MinilabRun()
    let outcome = try await run.shell("ulimit -f 1; \"$minilab\" run job.json in -o out; echo $?")
    #expect(outcome.lines.last == "2")
    #expect(!outcome.errorText.contains("crashed"), "\(outcome.errorText)")
    #expect(try run.folder.files(under: "out").isEmpty)
  }

  @Test func `quiet is silent when all is well`() async throws {
    let outcome = try await MinilabRun().run("-q")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func `a failed picture is one line and exit 1, and the rest is delivered`() async throws {
    let run = try MinilabRun(pictures: ["lake.jpg", "damaged/truncated.jpg"])
    let outcome = try await run.run("-q")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText.hasPrefix("failed damaged/truncated.jpg: truncated: "))
    #expect(outcome.errorText.split(separator: "\n").count == 1)
    #expect(try run.folder.files(under: "out") == ["lake-small.jpg"])
  }

  @Test func `the report is one JSON document on stdout, and nothing else`() async throws {
    let run = try MinilabRun(pictures: ["lake.jpg", "damaged/empty.jpg"])
    let outcome = try await run.run("--json")
    let report = try JSON(parsing: outcome.output)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(report["exit"] == ["code": 1, "name": "someFailed"])
    let states = report["assets"]?.array?.map { $0["state"]?.string }
    #expect(states == ["failed", "delivered"])
    #expect(report["assets"]?.array?[1]["outputs"]?.array?.first?["path"] == "lake-small.jpg")
  }

  @Test func `events are JSON lines from started to ended`() async throws {
    let outcome = try await MinilabRun().run("--jsonl")
    let events = try outcome.lines.map { try JSON(parsing: Array($0.utf8)) }
    #expect(events.first?["event"] == "started")
    #expect(events.last?["event"] == "ended")
    #expect(events.count { $0["event"] == "asset" } == 1)
  }

  @Test func `nothing is written by a dry run`() async throws {
    let run = try MinilabRun()
    let outcome = try await run.run("--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("→ lake-small.jpg, 200 × 150"))
    #expect(!run.folder.exists("out"))
  }

  @Test func `names from find -print0 arrive exactly, whatever they are`() async throws {
    let run = try MinilabRun(pictures: [])
    let picture = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.folder + "/lake.jpg")))
    let names: [[UInt8]] = [
      Array("two\nlines.jpg".utf8), Array("smile \u{1F600}.jpg".utf8),
      Array("caf".utf8) + [0xE9] + Array(".jpg".utf8),
    ]
    for name in names { try run.folder.write(picture, toBytes: Array("in/".utf8) + name) }
    let outcome = try await run.shell(
      "find in -type f -print0 | \"$minilab\" run job.json --files-from0 - -o out --json")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    let assets = try JSON(parsing: outcome.output)["assets"]?.array ?? []
    let sources = assets.compactMap { asset in
      asset["sourceBytes"]?.string.flatMap(Base64.decode)
        ?? asset["source"]?.string.map { Array($0.utf8) }
    }
    #expect(Set(sources.map { $0.split(separator: 0x2F).last.map(Array.init) }) == Set(names))
    #expect(assets.allSatisfy { $0["state"] == "delivered" })
  }

  @Test func `a reader that leaves ends the report, not the run`() async throws {
    let run = try MinilabRun()
    let outcome = try await run.shell(
      "\"$minilab\" run job.json in -o out --jsonl 2> errors | true; cat errors")
    #expect(outcome.output.isEmpty)
    #expect(try run.folder.files(under: "out") == ["lake-small.jpg"])
  }

  @Test func `a full disk under the report is exit 74`() async throws {
    let outcome = try await MinilabRun().shell(
      "\"$minilab\" run job.json in -o out --json > /dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.errorText.contains("the result could not be written"))
  }

  @Test func `progress leaves no control characters where stderr is no terminal`() async throws {
    let outcome = try await MinilabRun().run("--progress=auto")
    #expect(!outcome.errors.contains(0x0D) && !outcome.errors.contains(0x1B))
    let forced = try await MinilabRun().run("--progress=always")
    #expect(forced.errors.contains(0x0D))
  }

  @Test func `a shipped job runs by its name`() async throws {
    let run = try MinilabRun()
    let outcome = try await run.minilab("plan", "web-gallery", "in", "-o", "out", "--json")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(try JSON(parsing: outcome.output)["job"] == "web-gallery")
  }

  @Test func `a reader that leaves ends an inspection quietly`() async throws {
    let run = try MinilabRun(pictures: [])
    for number in 1...300 {
      try run.folder.copy(Fixture.folder + "/lake.jpg", to: "in/\(number).jpg")
    }
    let outcome = try await run.shell(
      "(\"$minilab\" inspect --jsonl in; echo $? > status) 2> errors | head -n 1 > first; cat errors"
    )
    #expect(outcome.output.isEmpty)
    #expect(try run.folder.text("status") == "0\n")
    #expect(try run.folder.text("first").hasPrefix("{"))
  }
}
