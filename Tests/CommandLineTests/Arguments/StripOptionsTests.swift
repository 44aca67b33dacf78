import Engine
import JobSpec
import System
import Testing

@testable import MinilabCLI

@Suite struct StripOptionsTests {
  private func options(_ words: [Argument]) throws -> StripOptions {
    try StripOptions(InvocationParser.parse(["strip"] + words))
  }

  static let policies: [([Argument], PrivacyPolicy)] = [
    ([], .sharing),
    (["--policy", "publishing"], .publishing),
    (["--remove", "location"], .removing(.location)),
    (["--remove", "location,time", "--remove=people"], .removing(.location, .time, .people)),
    (["--keep", "copyright,creator"], .publishing),
  ]

  @Test(arguments: policies)
  func `a policy is a name, what goes, or what stays`(
    _ words: [Argument], _ policy: PrivacyPolicy
  ) throws {
    #expect(try options(words + ["-o", "out", "a"]).policy == policy)
  }

  @Test func `results go to a folder or in place`() throws {
    #expect(try options(["-o", "out", "a"]).destination == .folder("out"))
    #expect(try options(["--in-place", "a"]).destination == .inPlace(backup: nil))
    let kept = try options(["--in-place", "--backup", ".orig", "a"])
    #expect(kept.destination == .inPlace(backup: ".orig"))
    let listed = try options(["--in-place", "--files-from0", "-"])
    #expect(listed.inputs.lists.map(\.file) == ["-"])
  }

  static let refused: [([Argument], String)] = [
    (["a"], "expected -o DIR or --in-place"),
    (["-o", "out"], "expected a PATH"),
    (["-o", "out", "--in-place", "a"], "--output and --in-place exclude each other"),
    (["-o", "out", "--backup", ".b", "a"], "--backup goes with --in-place"),
    (["--in-place", "--backup", "x/y", "a"], "expected a suffix such as .bak after --backup"),
    (["--remove", "gps", "-o", "o", "a"], "unknown group 'gps'; there are location, time"),
    (["--remove", "lokation", "-o", "o", "a"], "unknown group 'lokation'"),
    (["--remove", "", "-o", "o", "a"], "unknown group ''"),
    (["--policy", "share", "-o", "o", "a"], "unknown policy 'share'"),
    (["--policy", "sharing", "--keep", "time", "a"], "--policy and --keep exclude each other"),
    (["--remove", "time", "--keep", "time", "a"], "--remove and --keep exclude each other"),
  ]

  @Test(arguments: refused)
  func `is refused with a sentence`(_ words: [Argument], _ message: String) throws {
    let error = try #require(throws: UsageError.self) { try options(words) }
    #expect(error.message.hasPrefix(message), "\(error.message)")
  }
}
