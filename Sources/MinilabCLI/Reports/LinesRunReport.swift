import Engine
import JobSpec
import System

/// For people: a line for each failure, one line at the end, and with `-v` a line for each asset.
///
/// What was made goes to stdout, what went wrong to stderr. `-q` leaves only what went wrong.
struct LinesRunReport: RunReport {
  private let detail: OutputStyle.Detail
  private let streams: Streams
  private var job = ""
  private var outputRoot: FilePath?
  private var summary: RunSummary?
  private var skips = SkipReasons()

  init(detail: OutputStyle.Detail, streams: Streams) {
    self.detail = detail
    self.streams = streams
  }

  mutating func take(_ event: RunEvent) {
    switch event {
    case .started(let job, _, let outputRoot):
      self.job = job
      self.outputRoot = outputRoot
    case .finished(let result): take(result)
    case .warning(let text): warn(text)
    case .ended(let summary): self.summary = summary
    case .scanned, .planned, .progressed: break
    }
  }

  mutating func end(_ ending: Ending) {
    for line in ending.lines { streams.errors.writeLine(line) }
    if let summary, detail != .quiet {
      streams.output.writeLine(
        SummaryLine.text(of: summary, job: job, into: outputRoot, skips: skips))
    }
    streams.output.flush()
    streams.errors.flush()
  }

  private mutating func take(_ result: AssetResult) {
    if result.state == .skipped { skips.count(result.reason) }
    let line = AssetLine(result)
    if result.state == .failed {
      streams.errors.writeLine(line.text(styled: streams.errorStyle))
    } else if detail == .verbose {
      streams.output.writeLine(line.text(styled: streams.outputStyle))
    }
    if detail != .quiet {
      for warning in result.warnings {
        warn("\(result.source): \(warning)")
      }
    }
  }

  private func warn(_ text: String) {
    let word = streams.errorStyle.uncertain("warning")
    streams.errors.writeLine("\(word): \(Printable.line(text))")
  }
}
