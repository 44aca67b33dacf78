import Engine

/// Tells what happens in a run, in one of the ways in which it can be told.
protocol RunReport: Sendable {
  /// Takes what happened, in order.
  mutating func take(_ event: RunEvent)
  /// Ends the report. Called once, also where the run never started.
  mutating func end(_ ending: Ending)
}

extension OutputStyle {
  /// The report of this style.
  func runReport(to streams: Streams) -> any RunReport {
    switch self {
    case .json: JSONRunReport(output: streams.output)
    case .jsonLines: JSONLinesRunReport(output: streams.output)
    case .lines(let detail): LinesRunReport(detail: detail, streams: streams)
    }
  }
}
