import Engine
import JobSpec
import Privacy
import System

/// Tells where something private is left, in one of the ways in which it can be told.
struct VerifyReport {
  private let style: OutputStyle
  private let streams: Streams
  private var count = 0
  private var telling = 0
  private var failures = 0

  init(style: OutputStyle, streams: Streams) {
    self.style = style
    self.streams = streams
  }

  /// Whether every file is known to tell nothing.
  var isClean: Bool { telling == 0 && failures == 0 }

  mutating func take(_ entry: VerifyEntry) {
    switch style {
    case .json:
      streams.output.write((count == 0 ? "[\n" : ",\n") + JSON.object(entry.json).text())
    case .jsonLines:
      streams.output.writeLine(JSON.object(entry.json).text())
      streams.output.flush()
    case .lines(let detail): write(entry, detail)
    }
    count += 1
    switch entry.outcome {
    case .success(let remains): telling += remains.isEmpty ? 0 : 1
    case .failure: failures += 1
    }
  }

  /// Ends the report; an array without a file is still an array.
  func end() {
    switch style {
    case .json: streams.output.write(count == 0 ? "[]\n" : "\n]\n")
    case .lines(let detail) where detail != .quiet: streams.output.writeLine(summary)
    case .lines, .jsonLines: break
    }
    streams.output.flush()
    streams.errors.flush()
  }

  private var summary: String {
    let clean = count - telling - failures
    var words = ["\(Printable.count(count, "file")): \(clean) clean"]
    if telling > 0 { words.append("\(telling) with something private left") }
    if failures > 0 { words.append("\(failures) that cannot be verified") }
    return words.joined(separator: ", ")
  }

  private func write(_ entry: VerifyEntry, _ detail: OutputStyle.Detail) {
    switch entry.outcome {
    case .success(let remains) where !remains.isEmpty:
      let name = streams.outputStyle.bad("\(entry.path)")
      let groups = remains.groups.map(\.rawValue).joined(separator: ", ")
      let carriers = remains.carriers.joined(separator: ", ")
      streams.output.writeLine(
        "\(name): \(groups.isEmpty ? "unknown" : groups) (\(Printable.line(carriers)))")
    case .success:
      if detail == .verbose { streams.output.writeLine("\(entry.path): clean") }
    case .failure(let error):
      let name = streams.errorStyle.bad("\(entry.path)")
      streams.errors.writeLine(
        "\(name): \(error.code.rawValue): \(Printable.line(error.message))")
    }
  }
}

extension VerifyEntry {
  /// The object that `verify --json` has for a file.
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("path", path: path)
    switch outcome {
    case .success(let remains):
      object.append("clean", .bool(remains.isEmpty))
      object.append("groups", texts: remains.groups.map(\.rawValue))
      object.append("carriers", texts: remains.carriers)
    case .failure(let error):
      object.append("clean", .bool(false))
      object.append("error", .object(error.json))
    }
    return object
  }
}
