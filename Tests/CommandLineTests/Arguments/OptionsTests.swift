import Testing

@testable import MinilabCLI

/// The second stage: what was typed in, what to do out.
@Suite struct OptionsTests {
  private func run(_ words: Argument...) throws -> RunOptions {
    try RunOptions(InvocationParser.parse(["run", "job.json"] + words))
  }

  @Test func `a bare run has the documented defaults`() throws {
    let options = try run()
    #expect(options.source.job == "job.json")
    #expect(options.source.inputs.isEmpty)
    #expect(options.source.output == nil)
    #expect(options.running.style == .lines(.normal))
    #expect(options.running.progress == .auto)
    #expect(options.running.width == nil)
    #expect(options.running.memory == nil)
    #expect(options.running.timeout == nil)
    #expect(options.running.grace == .seconds(10))
    #expect(options.running.lock == .giveUp)
    #expect(!options.dryRun && !options.running.force && !options.source.ignoresCache)
  }

  @Test func `every option arrives`() throws {
    let options = try run(
      "a", "b", "-o", "out", "-j", "3", "--memory", "1G", "--timeout=2.5", "--max-duration=1h",
      "--grace", "0", "--wait=7", "--jsonl", "--progress=never", "--no-cache", "--force",
      "--dry-run", "--files-from", "list", "--files-from0=-")
    #expect(options.source.inputs.paths == ["a", "b"])
    #expect(options.source.output == "out")
    #expect(options.source.inputs.lists.map(\.file) == ["list", "-"])
    #expect(options.source.inputs.lists.map(\.separator) == [0x0A, 0])
    #expect(options.running.width == 3)
    #expect(options.running.memory == 1 << 30)
    #expect(options.running.timeout == .milliseconds(2500))
    #expect(options.running.maxDuration == .seconds(3600))
    #expect(options.running.grace == .zero)
    #expect(options.running.lock == .wait(.seconds(7)))
    #expect(options.running.style == .jsonLines)
    #expect(options.running.progress == .never)
    #expect(options.source.ignoresCache && options.running.force && options.dryRun)
  }

  static let refused: [([Argument], String)] = [
    (["--jobs", "0"], "expected a number from 1 to 1024 after --jobs but got '0'"),
    (["--jobs", "100000"], "expected a number from 1 to 1024 after --jobs but got '100000'"),
    ([""], "a word is empty; is a variable unset?"),
    (["a", "--", ""], "a word is empty; is a variable unset?"),
    (["--memory", "lots"], "expected a size as 512M or 2G after --memory but got 'lots'"),
    (["--timeout", "-1"], "expected a number of seconds after --timeout but got '-1'"),
    (["--max-duration=soon"], "expected a time as 90s, 15m or 2h after --max-duration but got"),
    (["--progress=maybe"], "expected auto, always or never after --progress but got 'maybe'"),
    (["--wait=x"], "expected a number of seconds after --wait but got 'x'"),
    (["-qv"], "--quiet and --verbose exclude each other"),
    (["--json", "--jsonl"], "--json and --jsonl exclude each other"),
    (["--files-from", "-", "--files-from0", "-"], "stdin can be read only once"),
    (["--max-duration="], "expected a time as 90s, 15m or 2h after --max-duration but got ''"),
  ]

  @Test(arguments: refused)
  func `is refused with a sentence`(_ words: [Argument], _ message: String) throws {
    let error = try #require(throws: UsageError.self) {
      try RunOptions(InvocationParser.parse(["run", "j"] + words))
    }
    #expect(error.message.hasPrefix(message))
  }

  @Test func `stdin is the job or a list, not both`() throws {
    let invocation = try InvocationParser.parse(["run", "-", "--files-from", "-"])
    #expect(throws: UsageError.self) { try RunOptions(invocation) }
  }

  @Test func `plan prints the job or the plan, not both`() throws {
    let invocation = try InvocationParser.parse(["plan", "j", "--emit-json", "--json"])
    #expect(throws: UsageError.self) { try PlanOptions(invocation) }
  }
}
