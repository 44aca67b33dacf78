import Testing

@testable import MinilabCLI

/// What must hold of the tables themselves, whoever adds to them.
@Suite struct TableTests {
  @Test(arguments: Command.all)
  func `names are unique, and no one-letter form is used twice`(_ command: Command) {
    #expect(Set(command.options.map(\.name)).count == command.options.count)
    let shorts = command.options.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(arguments: Command.all)
  func `help fits a terminal of 100 columns`(_ command: Command) {
    for line in HelpText.text(for: command).split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test(arguments: Command.all)
  func `examples are understood by the parser`(_ command: Command) throws {
    for example in command.examples {
      let pipe = example.line.split(separator: "minilab ").last ?? ""
      let words = pipe.prefix { !"|>".contains($0) }.split(separator: " ").map(String.init)
      let invocation = try InvocationParser.parse(words.map { Argument($0) })
      #expect(invocation.verb == command.verb)
    }
  }

  @Test(arguments: [
    ("run", "rnu", 1), ("json", "jsn", 1), ("plan", "plan", 0), ("abc", "", 3), ("", "abc", 3),
    ("inspect", "insepct", 1), ("Run", "run", 0),
  ])
  func `swapped, lost and extra letters count once`(_ a: String, _ b: String, _ distance: Int) {
    #expect(Suggestion.distance(a, b) == distance)
  }

  @Test func `exit codes are those of the documentation`() {
    let table = ExitCode.allCases.map { "\($0.rawValue) \($0.name)" }
    #expect(
      table == [
        "0 ok", "1 someFailed", "2 allFailed", "64 usage", "65 badSpec", "66 noInput",
        "69 unavailable", "70 internal", "73 cantCreate", "74 io", "75 tempFail", "77 noPerm",
        "130 interrupted", "143 interrupted",
      ])
  }
}

extension Command: CustomTestStringConvertible {
  public var testDescription: String { name }
}
