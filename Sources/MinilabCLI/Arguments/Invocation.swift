/// A command line exactly as it was typed: which command, which options, which words.
///
/// The second stage (``RunOptions`` and its like) says what that means.
struct Invocation: Hashable, Sendable {
  var verb: Command.Verb
  var occurrences: [Occurrence] = []
  var operands: [Argument] = []

  /// An option that was given.
  struct Occurrence: Hashable, Sendable {
    let option: Option
    let value: Argument?
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { occurrences.contains { $0.option == option } }

  /// What was given after an option; the last one counts.
  func value(of option: Option) -> Argument? {
    occurrences.last { $0.option == option }.flatMap(\.value)
  }

  /// What was given after an option, as `parse` understands it.
  ///
  /// - Throws: ``UsageError`` that names the option and says what was expected.
  func value<Value>(
    of option: Option, expected: String, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let given = value(of: option) else { return nil }
    guard let value = parse(given.description) else {
      throw .expected(expected, after: option, got: given, in: verb)
    }
    return value
  }

  /// Refuses options that contradict each other.
  func refuse(_ first: Option, with second: Option) throws(UsageError) {
    guard has(first), has(second) else { return }
    throw UsageError("\(first.spelling) and \(second.spelling) exclude each other", in: verb)
  }
}
