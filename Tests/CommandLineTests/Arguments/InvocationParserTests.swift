import Testing

@testable import MinilabCLI

/// The first stage: words in, what was typed out.
@Suite struct InvocationParserTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: [Argument]
    var options: [(Option, Argument?)] = []
    var operands: [Argument] = []
    var verb = Command.Verb.run
    var testDescription: String { line.map(\.description).joined(separator: " ") }
  }

  static let understood: [Case] = [
    Case(line: ["run", "job.swift"], operands: ["job.swift"]),
    Case(
      line: ["run", "job.swift", "in", "-o", "out"], options: [(.output, "out")],
      operands: ["job.swift", "in"]),
    Case(line: ["run", "--output=out", "j"], options: [(.output, "out")], operands: ["j"]),
    Case(line: ["run", "--output", "out", "j"], options: [(.output, "out")], operands: ["j"]),
    Case(line: ["run", "--output=", "j"], options: [(.output, "")], operands: ["j"]),
    Case(line: ["run", "-oout", "j"], options: [(.output, "out")], operands: ["j"]),
    Case(
      line: ["run", "j", "-qj4"], options: [(.quiet, nil), (.jobs, "4")], operands: ["j"]),
    Case(
      line: ["run", "j", "-vo", "x"], options: [(.verbose, nil), (.output, "x")],
      operands: ["j"]),
    Case(line: ["run", "j", "--wait"], options: [(.wait, nil)], operands: ["j"]),
    Case(line: ["run", "j", "--wait=3"], options: [(.wait, "3")], operands: ["j"]),
    Case(line: ["run", "--wait", "3"], options: [(.wait, nil)], operands: ["3"]),
    Case(line: ["run", "j", "--", "-o", "--"], operands: ["j", "-o", "--"]),
    Case(line: ["run", "j", "-"], operands: ["j", "-"]),
    Case(
      line: ["run", "j", "--files-from0", "-"], options: [(.filesFrom0, "-")], operands: ["j"]),
    Case(line: ["run", "--help"], options: [(.help, nil)]),
    Case(line: ["inspect", "a", "b"], operands: ["a", "b"], verb: .inspect),
    Case(line: ["cache", "clear"], verb: .clearCache),
    Case(line: ["cache", "--help"], options: [(.help, nil)], verb: .clearCache),
    Case(line: ["--version"], verb: .version),
    Case(line: ["-h"], verb: .help),
    Case(line: ["--help", "run"], operands: ["run"], verb: .help),
    Case(line: ["help", "cache", "clear"], operands: ["cache", "clear"], verb: .help),
  ]

  @Test(arguments: understood)
  func `is read as typed`(_ expected: Case) throws {
    let invocation = try InvocationParser.parse(expected.line)
    #expect(invocation.verb == expected.verb)
    #expect(invocation.operands == expected.operands)
    #expect(
      invocation.occurrences
        == expected.options.map { Invocation.Occurrence(option: $0.0, value: $0.1) })
  }

  static let refused: [([Argument], String)] = [
    ([], "no command given"),
    (["rnu"], "unknown command 'rnu'; did you mean 'run'?"),
    (["frobnicate"], "unknown command 'frobnicate'."),
    (["--json"], "expected a command before '--json'"),
    (["run"], "expected a JOB: a .swift or .json file, or a shipped name"),
    (["run", "j", "--jsn"], "unknown option --jsn; did you mean --json?"),
    (["run", "j", "--dryrun"], "unknown option --dryrun; did you mean --dry-run?"),
    (["run", "j", "--mem=2G"], "unknown option --mem; did you mean --memory?"),
    (["run", "j", "--zzzzzz"], "unknown option --zzzzzz."),
    (["run", "j", "-x"], "unknown option -x"),
    (["run", "j", "-o"], "expected DIR after --output"),
    (["run", "j", "--force=yes"], "--force takes no value"),
    (["run", "j", "--refresh"], "--refresh is not in this version"),
    (["run", "j", "--journal=x"], "--journal is not in this version"),
    (["run", "j", "--on-finish", "x"], "--on-finish is not in this version"),
    (["inspect"], "expected a PATH"),
    (["history"], "'history' is not in this version"),
    (["cache"], "expected 'cache clear'"),
    (["cache", "wash"], "expected 'cache clear' but got 'cache wash'"),
    (["doctor", "now"], "unexpected word 'now'"),
  ]

  @Test(arguments: refused)
  func `is refused with a sentence`(_ line: [Argument], _ message: String) throws {
    let error = try #require(throws: UsageError.self) { try InvocationParser.parse(line) }
    #expect(error.description.hasPrefix("minilab: \(message)"))
  }

  @Test func `keeps names that are not UTF-8`() throws {
    let name = Argument(bytes: [0x2F, 0xE9, 0x0A])
    let output = Argument(bytes: Array("--output=".utf8) + [0xE9])
    let invocation = try InvocationParser.parse(["run", "j", name, output])
    #expect(invocation.operands.last == name)
    #expect(invocation.value(of: .output) == Argument(bytes: [0xE9]))
  }

  @Test func `the last of several counts`() throws {
    let invocation = try InvocationParser.parse(["run", "j", "-j2", "--jobs=3"])
    #expect(invocation.value(of: .jobs) == "3")
  }
}
