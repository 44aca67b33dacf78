import Engine
import JobSpec
import System
import TestSupport
import Testing

@testable import MinilabCLI

@Suite struct RunReportTests {
  @Test func `the document is as approved, and JSON`() throws {
    let memory = SampleRun.report(.json)
    try Golden("CommandLine/report.json").check(memory.output.text)
    let document = try JSON(parsing: memory.output.bytes)
    #expect(document["schema"] == 1)
    #expect(document["assets"]?.array?.count == 5)
    #expect(document["exit"] == ["code": 1, "name": "someFailed"])
    #expect(memory.errors.text.isEmpty)
  }

  @Test func `every event line is JSON, handed on at once`() throws {
    let memory = SampleRun.report(.jsonLines)
    try Golden("CommandLine/report.jsonl").check(memory.output.text)
    let events = try memory.output.lines.map { try JSON(parsing: Array($0.utf8))["event"]?.string }
    #expect(
      events == ["started", "planned", "warning"] + Array(repeating: "asset", count: 5) + ["ended"])
    #expect(memory.output.flushes == events.count)
  }

  @Test func `names that are not UTF-8 stand there exactly too`() throws {
    let document = try JSON(parsing: SampleRun.report(.json).output.bytes)
    let asset = try #require(document["assets"]?.array?[1])
    #expect(asset["source"] == "caf\u{FFFD}\n.jpg")
    let exact = try #require(asset["sourceBytes"]?.string)
    #expect(Base64.decode(exact) == SampleRun.failed.source.bytes)
    #expect(document["assets"]?.array?[3]["sourceBytes"] == nil)
  }

  @Test func `a run that never started still gives a whole document`() throws {
    let memory = MemoryStreams()
    var report = OutputStyle.json.runReport(to: memory.streams)
    report.end(Ending(.badSpec, problems: ["job.json: quality 140"]))
    let document = try JSON(parsing: memory.output.bytes)
    #expect(document["exit"]?["code"] == 65)
    #expect(document["problems"] == ["job.json: quality 140"])
    #expect(document["assets"] == [])
  }

  @Test(arguments: [OutputStyle.Detail.quiet, .normal, .verbose])
  func `lines for people are as approved`(_ detail: OutputStyle.Detail) throws {
    let memory = SampleRun.report(.lines(detail))
    try Golden("CommandLine/report-\(detail).txt").check(
      "stdout:\n\(memory.output.text)stderr:\n\(memory.errors.text)")
  }

  @Test func `quiet says nothing when all is well`() {
    let memory = MemoryStreams()
    var report = OutputStyle.lines(.quiet).runReport(to: memory.streams)
    report.take(SampleRun.events[0])
    report.take(.finished(SampleRun.delivered))
    report.take(.ended(RunSummary()))
    report.end(Ending(.ok))
    #expect(memory.output.bytes.isEmpty)
    #expect(memory.errors.bytes.isEmpty)
  }

  @Test func `warnings are bounded, and all are counted`() {
    var list = WarningList()
    for number in 0..<150 { list.append("warning \(number)") }
    var object = JSON.Object()
    list.append(to: &object)
    #expect(object["warnings"]?.array?.count == 100)
    #expect(object["moreWarnings"] == 50)
  }
}
