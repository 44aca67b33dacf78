/// The command line asks for something that there is not. Ends with exit code 64.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  var message: String
  /// The nearest thing that there is.
  var suggestion: String?
  /// The command whose help says more; `nil` for the list of commands.
  var command: Command.Verb?
  /// Whether the message has all its full stops, and lines of its own.
  var isWhole = false

  init(
    _ message: String, suggestion: String? = nil, isWhole: Bool = false,
    in command: Command.Verb? = nil
  ) {
    self.message = message
    self.suggestion = suggestion
    self.isWhole = isWhole
    self.command = command
  }

  /// Two lines: what is wrong, and where to read more.
  var description: String {
    let sentence =
      isWhole ? message : suggestion.map { "\(message); did you mean \($0)?" } ?? "\(message)."
    let help = command.map { "minilab \($0.rawValue) --help" } ?? "minilab --help"
    return "minilab: \(sentence)\nSee '\(help)'."
  }

  static func notInThisVersion(_ what: String, in command: Command.Verb? = nil) -> UsageError {
    UsageError("\(what) is not in this version", in: command)
  }

  /// In the one shape for bad values: *Expected N of 1 or more after --jobs but got 0*.
  static func expected(
    _ what: String, after option: Option, got value: Argument, in command: Command.Verb
  ) -> UsageError {
    UsageError("expected \(what) after \(option.spelling) but got '\(value)'", in: command)
  }
}
