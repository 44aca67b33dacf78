/// Writes help from the table of commands and options: examples first.
enum HelpText {
  /// What `minilab --help` prints.
  static var overview: String {
    let available = Command.all.filter { $0.availability == .now }
    let examples = [Command.Verb.run, .plan, .inspect].compactMap {
      Command.named($0).examples.first
    }
    var lines = ["minilab develops whole folders of pictures and clips.", "", "EXAMPLES"]
    lines += examples.flatMap(exampleLines)
    lines += ["", "COMMANDS"]
    lines += available.map { row($0.name, $0.summary, at: 16) }
    lines += ["", "OPTIONS"]
    lines += [Option.help, .version].map { row($0.usage, $0.help, at: optionColumn) }
    lines += ["", "See 'minilab help COMMAND', or \(topics)."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What `minilab COMMAND --help` prints.
  static func text(for command: Command) -> String {
    var lines = ["minilab \(command.name): \(command.summary)"]
    if !command.examples.isEmpty {
      lines += ["", "EXAMPLES"] + command.examples.flatMap(exampleLines)
    }
    lines += ["", "USAGE"]
    lines += command.synopsis.map { "  minilab \(command.name) \($0)".trimmingTrailingSpaces }
    if !command.discussion.isEmpty {
      lines += [""] + command.discussion.split(separator: "\n").map { "  \($0)" }
    }
    for category in Option.Category.allCases {
      let options = command.options.filter { $0.category == category && $0.availability == .now }
      guard !options.isEmpty else { continue }
      lines += ["", category.rawValue.uppercased()]
      lines += options.map { row($0.usage, $0.help, at: optionColumn) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Two columns; a first column that is too long gets a line of its own.
  static func row(_ left: String, _ right: String, at column: Int) -> String {
    let indented = "  \(left)"
    if indented.count + 2 <= column { return indented.padded(to: column) + right }
    return indented + "\n" + "".padded(to: column) + right
  }

  private static let optionColumn = 30

  private static var topics: String {
    HelpTopic.allCases.map { "'help \($0.rawValue)'" }.joined(separator: ", ")
  }

  private static func exampleLines(_ example: Command.Example) -> [String] {
    ["  \(example.line)", "      \(example.meaning)"]
  }
}

extension String {
  /// The text with spaces after it, as wide as `width` characters at least.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it, as wide as `width` characters at least.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
