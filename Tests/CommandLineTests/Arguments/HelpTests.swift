import TestSupport
import Testing

@testable import MinilabCLI

/// Help is read by people and copied from; it changes on purpose only.
@Suite struct HelpTests {
  @Test func `the overview is as approved`() throws {
    try Golden("CommandLine/help.txt").check(HelpText.overview)
  }

  @Test(arguments: Command.all.filter { $0.availability == .now })
  func `help on a command is as approved`(_ command: Command) throws {
    let name = command.name.replacing(" ", with: "-")
    try Golden("CommandLine/help-\(name).txt").check(HelpText.text(for: command))
  }

  @Test(arguments: HelpTopic.allCases)
  func `help on a topic is as approved`(_ topic: HelpTopic) throws {
    try Golden("CommandLine/topic-\(topic.rawValue).txt").check(topic.text)
  }

  @Test func `help names what it does not know`() throws {
    let error = try #require(throws: UsageError.self) { try HelpCommand.text(for: ["exitcodes"]) }
    #expect(error.suggestion == "'minilab help exit-codes'")
    #expect(try HelpCommand.text(for: ["cache"]) == HelpText.text(for: .named(.clearCache)))
    #expect(try HelpCommand.text(for: []) == HelpText.overview)
  }
}
