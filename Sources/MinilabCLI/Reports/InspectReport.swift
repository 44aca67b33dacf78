import Engine
import JobSpec

/// Tells what files are, in one of the ways in which it can be told.
struct InspectReport {
  private let style: OutputStyle
  private let streams: Streams
  private var count = 0
  private(set) var failures = 0
  var successes: Int { count - failures }

  init(style: OutputStyle, streams: Streams) {
    self.style = style
    self.streams = streams
  }

  mutating func take(_ entry: InspectEntry) {
    switch style {
    case .json:
      streams.output.write((count == 0 ? "[\n" : ",\n") + JSON.object(entry.json).text())
    case .jsonLines:
      streams.output.writeLine(JSON.object(entry.json).text())
      streams.output.flush()
    case .lines(let detail): write(entry, detail)
    }
    count += 1
    if case .failure = entry.outcome { failures += 1 }
  }

  /// Ends the report; an array without a file is still an array.
  func end() {
    if style == .json { streams.output.write(count == 0 ? "[]\n" : "\n]\n") }
    streams.output.flush()
    streams.errors.flush()
  }

  private func write(_ entry: InspectEntry, _ detail: OutputStyle.Detail) {
    switch entry.outcome {
    case .success(let facts) where detail != .quiet:
      let lines = InspectLines(entry.path, facts, matches: entry.extensionMatches)
      streams.output.write(lines.text(styled: streams.outputStyle))
    case .success: break
    case .failure(let error):
      let name = streams.errorStyle.bad("\(entry.path)")
      let message = Printable.line(error.message)
      streams.errors.writeLine("\(name): \(error.code.rawValue): \(message)")
    }
  }
}
