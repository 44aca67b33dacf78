import Engine
import JobSpec
import System
import TestSupport
import Testing

@testable import MinilabCLI

@Suite struct PlanReportTests {
  static let entries = [
    PlanEntry(
      index: 1, source: "a/IMG_1.HEIC", parts: ["a/IMG_1.MOV"], kinds: [.images, .livePhotos],
      fate: .planned([
        PlannedOutput(
          rendition: "large", path: "a/IMG_1-large.jpg", format: .jpeg, width: 2048, height: 1536,
          lost: ["motion"]),
        PlannedOutput(rendition: "thumb", path: "a/IMG_1-thumb.webp", format: .webP),
      ])),
    PlanEntry(index: 2, source: "a/notes.txt", fate: .skipped(reason: "notMedia")),
    PlanEntry(
      index: 3, source: "b.png",
      fate: .failed(
        AssetError(code: .nameCollision, message: "b.jpg would have the output b-large.jpg too")),
      warnings: ["the header is odd"]),
  ]

  static func report(_ style: OutputStyle) -> MemoryStreams {
    let memory = MemoryStreams()
    var report = PlanReport(job: "web-gallery", style: style, streams: memory.streams)
    for entry in entries { report.take(entry) }
    var summary = PlanSummary(inputRoot: "/photos", outputRoot: "/web")
    summary.planned = 1
    summary.outputs = 2
    summary.skipped = 1
    summary.failed = 1
    summary.warnings = ["/photos/locked cannot be read"]
    report.end(summary, Ending(.someFailed))
    return memory
  }

  @Test func `the document is as approved, and JSON`() throws {
    let memory = Self.report(.json)
    try Golden("CommandLine/plan.json").check(memory.output.text)
    let document = try JSON(parsing: memory.output.bytes)
    let states = document["assets"]?.array?.map { $0["state"]?.string }
    #expect(states == ["planned", "skipped", "failed"])
  }

  @Test(arguments: [OutputStyle.Detail.quiet, .normal, .verbose])
  func `lines for people are as approved`(_ detail: OutputStyle.Detail) throws {
    let memory = Self.report(.lines(detail))
    try Golden("CommandLine/plan-\(detail).txt").check(
      "stdout:\n\(memory.output.text)stderr:\n\(memory.errors.text)")
  }

  @Test func `reasons are counted by their word`() {
    var skips = SkipReasons()
    for reason in ["filter", "filter", "sameFile: a", "sameFile: b", "unavailable: video"] {
      skips.count(reason)
    }
    #expect(skips.text == " (2 filter, 2 sameFile, 1 unavailable: video)")
  }
}
