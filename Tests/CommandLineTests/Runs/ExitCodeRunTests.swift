import JobSpec
import TestSupport
import Testing

@testable import MinilabCLI

/// The exit codes that the documentation promises, as the shell sees them.
@Suite(.timeLimit(.minutes(5))) struct ExitCodeRunTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let status: Int32
    let says: String
    init(_ words: String..., status: Int32, says: String) {
      self.words = words
      self.status = status
      self.says = says
    }
    var testDescription: String { "\(words.joined(separator: " ")): \(status)" }
  }

  static let refused = [
    Case("run", "job.json", "in", "-o", "out", "--jsn", status: 64, says: "did you mean --json?"),
    Case("run", "job.json", "-o", "out", status: 64, says: "expected an INPUT"),
    Case("run", "job.json", "in", status: 64, says: "expected -o DIR"),
    Case("run", "bad.json", "in", "-o", "out", status: 65, says: "between 1 and 100"),
    Case("run", "broken.json", "in", "-o", "out", status: 65, says: "broken.json"),
    Case("run", "gone.json", "in", "-o", "out", status: 66, says: "gone.json"),
    Case("run", "job.json", "gone", "-o", "out", status: 66, says: "gone"),
    Case("run", "job.json", "in", "-o", "job.json", status: 73, says: "job.json"),
    Case("run", "no-such-job", "in", "-o", "out", status: 66, says: "web-gallery"),
    Case("inspect", "gone", status: 66, says: "gone"),
    Case("history", status: 64, says: "not in this version"),
    Case("strip", "in", status: 64, says: "expected -o DIR or --in-place"),
  ]

  @Test(arguments: refused)
  func `is refused with a sentence on stderr`(_ expected: Case) async throws {
    let run = try MinilabRun()
    var bad = MinilabRun.job
    bad.renditions = [
      .image("small", .jpeg(quality: 140), within: 200), .image("small", .jpeg, within: 100),
    ]
    try run.folder.write(bad.jsonText, to: "bad.json")
    try run.folder.write("{", to: "broken.json")
    let outcome = try await run.minilab(expected.words)
    #expect(outcome.status == expected.status, "\(outcome.errorText)")
    #expect(outcome.errorText.contains(expected.says), "\(outcome.errorText)")
    #expect(outcome.output.isEmpty)
  }

  @Test func `all problems of a job are listed, in the report too`() async throws {
    let run = try MinilabRun()
    var bad = MinilabRun.job
    bad.renditions = [
      .image("small", .jpeg(quality: 140), within: 200), .image("small", .jpeg, within: 100),
    ]
    try run.folder.write(bad.jsonText, to: "bad.json")
    let outcome = try await run.minilab("run", "bad.json", "in", "-o", "out", "--json")
    let report = try JSON(parsing: outcome.output)
    #expect(outcome.status == 65)
    #expect(report["problems"]?.array?.count == 2)
    #expect(report["exit"]?["name"] == "badSpec")
  }

  @Test func `version, help and an empty inspection are quick and fine`() async throws {
    let run = try MinilabRun(pictures: [])
    #expect(try await run.minilab("--version").text == "minilab \(Version.current)\n")
    #expect(try await run.minilab("help", "run").text == HelpText.text(for: .named(.run)))
    #expect(try await run.minilab("inspect", "--json", "in").text == "[]\n")
    #expect(try await run.minilab("plan", "job.json", "in", "-o", "out").status == 0)
  }

  @Test func `the job that plan prints is the job`() async throws {
    let run = try MinilabRun(pictures: [])
    let outcome = try await run.minilab("plan", "job.json", "--emit-json")
    #expect(try Job(jsonText: outcome.text) == MinilabRun.job)
  }

  @Test func `clearing the cache leaves no cache, and is fine without one`() async throws {
    let run = try MinilabRun(pictures: [])
    try run.folder.write("x", to: "cache/minilab/specs/x")
    let outcome = try await run.minilab("cache", "clear")
    #expect(outcome.status == 0 && outcome.text.hasPrefix("cleared "))
    #expect(!run.folder.exists("cache/minilab"))
    #expect(try await run.minilab("cache", "clear", "-q").output.isEmpty)
  }

  @Test func `the doctor finds the worker, and says it as JSON too`() async throws {
    let run = try MinilabRun(pictures: [])
    let outcome = try await run.minilab("doctor", "--json")
    let diagnosis = try JSON(parsing: outcome.output)
    #expect(outcome.status == 0)
    #expect(diagnosis["worker"]?["libraries"]?["libvips"] != nil)
    #expect(diagnosis["worker"]?["cage"]?["openRefused"]?.bool != nil)
    #expect(try await run.minilab("doctor").text.contains("libvips"))
  }
}
