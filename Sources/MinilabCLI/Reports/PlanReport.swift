import Engine
import JobSpec

/// Tells what a run would deliver, in one of the ways in which it can be told.
struct PlanReport {
  private let job: String
  private let style: OutputStyle
  private let streams: Streams
  private var document: JSONDocument
  private var skips = SkipReasons()

  init(job: String, style: OutputStyle, streams: Streams) {
    self.job = job
    self.style = style
    self.streams = streams
    self.document = JSONDocument(output: streams.output)
  }

  mutating func take(_ entry: PlanEntry) {
    switch style {
    case .json:
      document.open(head)
      document.append(entry.json)
    case .jsonLines: writeLine("asset", entry.json)
    case .lines(let detail): write(entry, detail)
    }
    if case .skipped(let reason) = entry.fate { skips.count(reason) }
  }

  /// Ends the report, which has no summary where no plan could be made.
  mutating func end(_ summary: PlanSummary?, _ ending: Ending) {
    switch style {
    case .json:
      document.open(head)
      document.close(tail(summary, ending))
    case .jsonLines: writeLine("ended", tail(summary, ending))
    case .lines(let detail): write(summary, ending, detail)
    }
    streams.output.flush()
    streams.errors.flush()
  }
}

// MARK: - JSON

extension PlanReport {
  private var head: JSON.Object {
    var head = JSON.Object()
    head.append("schema", .int(JSONRunReport.schema))
    head.append("job", .string(job))
    return head
  }

  private func tail(_ summary: PlanSummary?, _ ending: Ending) -> JSON.Object {
    var tail = JSON.Object()
    if let summary {
      tail.append("inputRoot", path: summary.inputRoot)
      tail.append("outputRoot", path: summary.outputRoot)
      tail.append("warnings", texts: summary.warnings)
      let counts: JSON = [
        "planned": .int(summary.planned), "skipped": .int(summary.skipped),
        "failed": .int(summary.failed),
      ]
      tail.append("counts", counts)
      tail.append("outputs", .int(summary.outputs))
    }
    ending.append(to: &tail)
    return tail
  }

  private func writeLine(_ event: String, _ object: JSON.Object) {
    var line = JSON.Object()
    line.append("event", .string(event))
    line.append(contentsOf: object)
    streams.output.writeLine(JSON.object(line).text())
    streams.output.flush()
  }
}

// MARK: - Lines

extension PlanReport {
  private func write(_ entry: PlanEntry, _ detail: OutputStyle.Detail) {
    let style = streams.outputStyle
    switch entry.fate {
    case .planned(let outputs) where detail != .quiet:
      streams.output.writeLine("\(entry.source)")
      for output in outputs { streams.output.writeLine("  → \(text(of: output))") }
    case .skipped(let reason) where detail == .verbose:
      streams.output.writeLine(
        "\(entry.source)\n  \(style.faint("skipped")): \(Printable.line(reason))")
    case .failed(let error):
      let why = "\(error.code.rawValue): \(Printable.line(error.message))"
      streams.errors.writeLine("\(streams.errorStyle.bad("would fail")) \(entry.source): \(why)")
    case .planned, .skipped: break
    }
    guard detail != .quiet else { return }
    for warning in entry.warnings { warn("\(entry.source): \(warning)") }
  }

  private func text(of output: PlannedOutput) -> String {
    var words = ["\(output.path)"]
    if let width = output.width, let height = output.height { words.append("\(width) × \(height)") }
    if !output.lost.isEmpty { words.append("without \(output.lost.joined(separator: ", "))") }
    return words.joined(separator: ", ")
  }

  private func write(_ summary: PlanSummary?, _ ending: Ending, _ detail: OutputStyle.Detail) {
    for warning in summary?.warnings ?? [] { warn(warning) }
    for line in ending.lines { streams.errors.writeLine(line) }
    guard let summary, detail != .quiet else { return }
    var words = [
      "\(Printable.count(summary.outputs, "output")) of \(Printable.count(summary.planned, "asset"))"
    ]
    if summary.skipped > 0 { words.append("\(summary.skipped) skipped\(skips.text)") }
    if summary.failed > 0 { words.append("\(summary.failed) would fail") }
    streams.output.writeLine(
      "\(job): \(words.joined(separator: ", ")) into \(summary.outputRoot)")
  }

  private func warn(_ text: String) {
    let word = streams.errorStyle.uncertain("warning")
    streams.errors.writeLine("\(word): \(Printable.line(text))")
  }
}
