import AssetFacts
import Engine
import JobSpec
import System

/// Tells what files are, in one of the ways in which it can be told.
struct InspectReport {
  /// How files are shown to a person.
  enum Form: Hashable, Sendable {
    /// Several lines each; with `why`, what decided each kind.
    case blocks(why: Bool)
    /// A row each; `nil` where the output is no terminal.
    case table(width: Int?)
  }

  private let style: OutputStyle
  private let form: Form
  private let streams: Streams
  private var count = 0
  private(set) var failures = 0
  var successes: Int { count - failures }

  init(style: OutputStyle, form: Form = .blocks(why: false), streams: Streams) {
    self.style = style
    self.form = form
    self.streams = streams
  }

  private var explains: Bool { form == .blocks(why: true) }

  mutating func take(_ entry: InspectEntry) {
    switch style {
    case .json:
      let text = JSON.object(entry.json(explained: explains)).text()
      streams.output.write((count == 0 ? "[\n" : ",\n") + text)
    case .jsonLines:
      streams.output.writeLine(JSON.object(entry.json(explained: explains)).text())
      streams.output.flush()
    case .lines(let detail): write(entry, detail)
    }
    count += 1
    if case .failure = entry.outcome { failures += 1 }
  }

  /// Names a file of which a filter could not be decided: it is not shown, and not forgotten.
  func leaveOpen(_ path: FilePath, _ words: [String]) {
    let name = streams.errorStyle.uncertain("\(path)")
    streams.errors.writeLine("\(name): undecided: \(words.joined(separator: ", "))")
  }

  /// Ends the report; an array without a file is still an array.
  func end() {
    if style == .json { streams.output.write(count == 0 ? "[]\n" : "\n]\n") }
    streams.output.flush()
    streams.errors.flush()
  }

  private func write(_ entry: InspectEntry, _ detail: OutputStyle.Detail) {
    switch entry.outcome {
    case .success(let facts) where detail != .quiet: write(entry, facts)
    case .success: break
    case .failure(let error):
      let name = streams.errorStyle.bad("\(entry.path)")
      let message = Printable.line(error.message)
      streams.errors.writeLine("\(name): \(error.code.rawValue): \(message)")
    }
  }

  private func write(_ entry: InspectEntry, _ facts: AssetFacts) {
    switch form {
    case .blocks(let why):
      let lines = InspectLines(entry.path, facts, matches: entry.extensionMatches, why: why)
      streams.output.write(lines.text(styled: streams.outputStyle))
    case .table(let width):
      let table = InspectTable(width: width)
      if successes == 0 { streams.output.writeLine(streams.outputStyle.faint(table.header)) }
      streams.output.writeLine(table.row(entry.path, facts))
      for warning in facts.warnings {
        streams.output.writeLine(
          "  \(streams.outputStyle.uncertain("warning"))  \(Printable.line(warning))")
      }
    }
  }
}
