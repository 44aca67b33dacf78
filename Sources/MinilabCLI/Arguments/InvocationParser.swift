/// The first stage: turns words into an ``Invocation``, by the table of commands and options.
struct InvocationParser {
  private var words: ArraySlice<Argument>

  /// Reads a command line, which comes without the program's own name.
  static func parse(_ words: [Argument]) throws(UsageError) -> Invocation {
    var parser = InvocationParser(words: words[...])
    return try parser.invocation()
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    guard let first = words.popFirst() else { throw UsageError("no command given") }
    switch first.description {
    case Option.help.spelling, "-h": return Invocation(verb: .help, operands: Array(words))
    case Option.version.spelling: return Invocation(verb: .version)
    case let option where first.isOption:
      throw UsageError("expected a command before '\(option)'")
    default: break
    }
    let command = try command(named: first)
    guard command.availability == .now else { throw .notInThisVersion("'\(command.name)'") }
    var invocation = Invocation(verb: command.verb)
    while let word = words.popFirst() {
      if word.endsOptions {
        invocation.operands += words
        break
      } else if word.isLong {
        invocation.occurrences.append(try long(word, of: command))
      } else if word.isOption {
        invocation.occurrences += try shorts(word, of: command)
      } else {
        invocation.operands.append(word)
      }
    }
    try check(invocation, against: command)
    return invocation
  }

  /// `cache clear` is two words; all other commands are one.
  private mutating func command(named word: Argument) throws(UsageError) -> Command {
    let name = word.description
    if name == "cache" {
      guard let second = words.popFirst() else {
        throw UsageError("expected 'cache clear'", in: .clearCache)
      }
      if second == "clear" || second == "--help" || second == "-h" {
        if second != "clear" { words.insert(second, at: words.startIndex) }
        return .named(.clearCache)
      }
      throw UsageError("expected 'cache clear' but got 'cache \(second)'", in: .clearCache)
    }
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let known = Command.all.map(\.name)
    let nearest = Suggestion.nearest(to: name, among: known)
    throw UsageError("unknown command '\(name)'", suggestion: nearest.map { "'\($0)'" })
  }

  /// `--name`, `--name=value`, `--name value`.
  private mutating func long(
    _ word: Argument, of command: Command
  ) throws(UsageError) -> Invocation.Occurrence {
    let body = word.bytes.dropFirst(2)
    let parts = body.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = Argument(bytes: parts[0]).description
    let attached = parts.count > 1 ? Argument(bytes: parts[1]) : nil
    guard let option = command.options.first(where: { $0.name == name }) else {
      let known = command.options.filter { $0.availability == .now }.map(\.name)
      let nearest = Suggestion.nearest(to: name, among: known)
      throw UsageError(
        "unknown option --\(name)", suggestion: nearest.map { "--\($0)" }, in: command.verb)
    }
    return try occurrence(of: option, attached: attached, in: command)
  }

  /// `-q`, `-qj4`, `-o DIR`: letters in a row, the last of which may take a value.
  private mutating func shorts(
    _ word: Argument, of command: Command
  ) throws(UsageError) -> [Invocation.Occurrence] {
    var found: [Invocation.Occurrence] = []
    var letters = word.bytes.dropFirst()
    while let letter = letters.popFirst() {
      let short = Character(Unicode.Scalar(letter))
      guard let option = command.options.first(where: { $0.short == short }) else {
        throw UsageError("unknown option -\(Argument(bytes: [letter]))", in: command.verb)
      }
      guard case .required = option.argument else {
        found.append(try occurrence(of: option, attached: nil, in: command))
        continue
      }
      let rest = letters.isEmpty ? nil : Argument(bytes: letters)
      return found + [try occurrence(of: option, attached: rest, in: command)]
    }
    return found
  }

  private mutating func occurrence(
    of option: Option, attached: Argument?, in command: Command
  ) throws(UsageError) -> Invocation.Occurrence {
    guard option.availability == .now else {
      throw .notInThisVersion(option.spelling, in: command.verb)
    }
    switch option.argument {
    case .none where attached != nil:
      throw UsageError("\(option.spelling) takes no value", in: command.verb)
    case .none, .optional:
      return Invocation.Occurrence(option: option, value: attached)
    case .required(let placeholder):
      guard let value = attached ?? words.popFirst() else {
        throw UsageError("expected \(placeholder) after \(option.spelling)", in: command.verb)
      }
      return Invocation.Occurrence(option: option, value: value)
    }
  }

  private func check(_ invocation: Invocation, against command: Command) throws(UsageError) {
    if invocation.has(.help) { return }
    let operands = command.operands
    if invocation.operands.count < operands.count.lowerBound {
      throw UsageError("expected \(operands.noun)", in: command.verb)
    }
    // A shell's "$FOLDER" without a value would otherwise mean the current folder.
    if invocation.operands.contains("") {
      throw UsageError("a word is empty; is a variable unset?", in: command.verb)
    }
    if invocation.operands.count > operands.count.upperBound {
      let extra = invocation.operands[operands.count.upperBound]
      throw UsageError("unexpected word '\(extra)'", in: command.verb)
    }
  }
}
