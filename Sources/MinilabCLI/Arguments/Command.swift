/// A command of `minilab`: what it takes, what it says of itself, and which options it knows.
struct Command: Hashable, Sendable {
  let verb: Verb
  /// One line for the list of commands.
  let summary: String
  /// What stands after the name, one line for each way of calling it.
  let synopsis: [String]
  /// More, for those who read on.
  let discussion: String
  let examples: [Example]
  let options: [Option]
  let operands: Operands

  /// The first word of a command line.
  enum Verb: String, Hashable, Sendable, CaseIterable {
    case run, plan, inspect, strip, verify, history, doctor
    case clearCache = "cache clear"
    case help, version
  }

  /// A command line that can be copied, and what it does.
  struct Example: Hashable, Sendable {
    let line: String
    let meaning: String
    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// How many words a command takes besides its options.
  struct Operands: Hashable, Sendable {
    let count: ClosedRange<Int>
    /// What is missing when there are too few, as in `a JOB`.
    let noun: String
    static let none = Operands(count: 0...0, noun: "")
    static func atLeastOne(_ noun: String) -> Operands {
      Operands(count: 1...Int.max, noun: noun)
    }
    static func atMost(_ most: Int) -> Operands { Operands(count: 0...most, noun: "") }
  }

  init(
    _ verb: Verb, _ summary: String, synopsis: [String], discussion: String = "",
    examples: [Example] = [], options: [Option] = [], operands: Operands = .none
  ) {
    self.verb = verb
    self.summary = summary
    self.synopsis = synopsis
    self.discussion = discussion
    self.examples = examples
    self.options = options + [.help]
    self.operands = operands
  }

  var name: String { verb.rawValue }

  /// Whether this version carries the command out.
  var availability: Option.Availability {
    switch verb {
    case .history: .later
    default: .now
    }
  }
}
