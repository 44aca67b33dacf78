import System
import Testing

@testable import MinilabCLI

@Suite struct CompilerDiagnosticsTests {
  private func diagnostics(_ text: String) -> CompilerDiagnostics {
    CompilerDiagnostics(text, of: "dir/spec.swift")
  }

  @Test func `the spec's own are passed on as they are`() {
    let text = """
      dir/spec.swift:2:5: error: cannot find 'x' in scope
      1 | import JobSpec
      2 | let a = x
        |         `- error: cannot find 'x' in scope
      dir/spec.swift:3:1: warning: unused
      """
    #expect(diagnostics(text + "\n\n").forPerson == text)
  }

  @Test func `ours are put into the spec's terms`() {
    let text = """
      /cache/minilab-entry-point.swift:4:50: error: cannot find 'job' in scope
      4 |   static func main() { SpecDriver.deliver { job } }
        |                                             `- error: cannot find 'job' in scope
      """
    #expect(
      diagnostics(text).forPerson
        == "dir/spec.swift: error: Expected the spec to define `let job = Job(…)` but it defines no "
        + "`job`.")
  }

  @Test func `what has no place is told as it is`() {
    #expect(
      diagnostics("clang: error: linker command failed\n").forPerson
        == "dir/spec.swift: error: clang: error: linker command failed")
  }

  @Test func `a path with a colon is a path`() {
    let text = "/a:3/minilab-entry-point.swift:4:1: error: cannot find 'job' in scope"
    #expect(diagnostics(text).forPerson.contains("it defines no `job`"))
  }
}
