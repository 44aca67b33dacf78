import TestSupport
import Testing

struct ProgramTests {
  @Test func `status and both outputs are captured`() async throws {
    let outcome = try await Program(path: "/bin/sh").run(["-c", "echo a; echo b >&2; exit 3"])
    #expect(outcome.status == 3)
    #expect(outcome.text == "a\n")
    #expect(outcome.errorText == "b\n")
    #expect(!outcome.timedOut)
  }

  @Test func `a program that hangs is ended, and says so`() async throws {
    let outcome = try await Program(path: "/bin/sleep").run(["60"], timeout: .seconds(1))
    #expect(outcome.timedOut)
    #expect(!outcome.succeeded)
  }
}
