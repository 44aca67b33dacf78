import AssetFacts
import JobSpec
import System

/// What one file is, as a few lines for a person. A line stands only where there is something to say.
struct InspectLines {
  private let path: FilePath
  private let facts: AssetFacts
  private let matches: Bool?
  private let why: Bool

  init(_ path: FilePath, _ facts: AssetFacts, matches: Bool?, why: Bool = false) {
    self.why = why
    self.path = path
    self.facts = facts
    self.matches = matches
  }

  func text(styled style: TextStyle) -> String {
    let rows: [(name: String, value: String?)] = [
      ("picture", picture), ("kinds", kinds), ("captured", facts.captured?.text),
      ("camera", camera), ("moving", moving), ("hdr", facts.hdr), ("tells", sensitive),
    ]
    var lines = ["\(path)  \(style.faint(headline))"]
    for case (let name, let value?) in rows {
      lines.append("  \(name.padded(to: 10))\(Printable.line(value))")
    }
    if why { lines += KindReasons(facts).lines.map { "    \($0)" } }
    if matches == false {
      lines.append("  \(style.uncertain("warning"))   the extension is another format's")
    }
    for warning in facts.warnings {
      lines.append("  \(style.uncertain("warning"))   \(Printable.line(warning))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String { "\(facts.format.rawValue), \(Printable.bytes(facts.bytes))" }

  private var picture: String? {
    guard let width = facts.width, let height = facts.height else { return nil }
    var words = ["\(width) × \(height)"]
    if facts.orientation != 1 { words.append("orientation \(facts.orientation)") }
    if let depth = facts.bitDepth { words.append("\(depth) bit") }
    if let profile = facts.colorProfile { words.append(profile) }
    if facts.hasAlpha { words.append("alpha") }
    if facts.frames > 1 { words.append(Printable.count(facts.frames, "frame")) }
    return words.joined(separator: ", ")
  }

  private var kinds: String? {
    let sure = facts.kinds.keys.sorted().map(\.rawValue)
    let unsure = facts.unknownKinds.keys.sorted().map { "\($0.rawValue)?" }
    return sure.isEmpty && unsure.isEmpty ? nil : (sure + unsure).joined(separator: ", ")
  }

  private var camera: String? {
    let names = [facts.camera, facts.lens].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private var moving: String? {
    guard let duration = facts.duration else { return nil }
    var words = [Printable.seconds(duration)]
    if let rate = facts.frameRate {
      words.append("\(Printable.decimal(rate, places: 1)) frames a second")
    }
    if let codec = facts.codec { words.append(codec) }
    return words.joined(separator: ", ")
  }

  /// What the file would give away, never the value.
  private var sensitive: String? {
    let groups = Set(facts.sensitive.map(\.group)).sorted().map(\.rawValue)
    return groups.isEmpty ? nil : groups.joined(separator: ", ")
  }
}
