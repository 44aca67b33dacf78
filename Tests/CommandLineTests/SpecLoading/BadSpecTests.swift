import JobSpec
import System
import TestSupport
import Testing

@testable import MinilabCLI

/// Specs that cannot be, and what the person is told about them.
@Suite(.enabled(if: SpecBench.hasCompiler), .blocking) struct BadSpecTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// What the message holds, each of them.
    let told: [String]

    init(_ name: String, _ text: String, _ told: String...) {
      testDescription = name
      self.text = text
      self.told = told
    }
  }

  @Test(arguments: [
    Case(
      "unknown names, all of them",
      """
      import JobSpec
      let job = Job(
        "a", select: .imagse,
        renditions: [.image("large", .jpgeg(quality: 82), within: 2048)])
      """,
      "my job.swift:3:17: error: type 'AssetFilter' has no member 'imagse'",
      "my job.swift:4:33: error: type 'ImageEncoding' has no member 'jpgeg'",
      "`- error"),
    Case(
      "a wrong type",
      """
      import JobSpec
      let job = Job("a", renditions: [.image("large", .jpeg(quality: "high"))])
      """,
      "my job.swift:2:64: error: cannot convert value of type 'String'"),
    Case(
      "no job", "import JobSpec\nlet jobs = 1",
      "my job.swift: error: Expected the spec to define `let job = Job(…)` but it defines no `job`."
    ),
    Case(
      "a job that is none", "import JobSpec\nlet job = 1",
      "my job.swift: error: Expected `job` to be a Job but it is of type 'Int'."),
    Case(
      "statements", "import JobSpec\nprint(1)\nlet job = Job(\"a\", renditions: [])",
      "my job.swift:2:1: error: expressions are not allowed at the top level",
      "note: a spec holds declarations"),
    Case("not Swift", "renditions: - large", "my job.swift:1:"),
    Case(
      "a misspelt field of a name",
      """
      import JobSpec
      let job = Job("a", renditions: [.original()], naming: "\\(.stme)")
      """,
      "my job.swift:2:59: error: type 'NamingField' has no member 'stme'"),
  ])
  func `the compiler speaks of the spec alone`(_ test: Case) throws {
    let error = try SpecBench().failure(of: test.text)
    #expect(error.exit == .badSpec)
    let message = error.messages.joined(separator: "\n")
    for told in test.told { #expect(message.contains(told)) }
    #expect(!message.contains("entry-point"))
    #expect(!message.contains("SpecDriver"))
  }

  @Test func `what compiles may still not be`() throws {
    let job = try SpecBench().load(
      """
      import JobSpec
      let job = Job(
        "a", privacy: .publishing,
        renditions: [.image("one", .jpeg(quality: 140)), .image("one", .png)],
        naming: "\\(.captured(.year))/\\(.stem)-\\(.rendition)")
      """)
    let problems = job.validate().map(\.description)
    #expect(problems.contains { $0.contains("Expected quality between 1 and 100 but got 140.") })
    #expect(problems.contains { $0.contains("Expected a name of its own") })
    #expect(problems.contains { $0.contains("which tells time") })
  }

  @Test func `a spec that never ends is stopped`() throws {
    var bench = try SpecBench()
    bench.loader.time = .seconds(1)
    let error = try bench.failure(
      of: """
        import JobSpec
        let job: Job = { while true {} }()
        """)
    #expect(error == SpecError(.badSpec, "my job.swift: the spec did not end within 1 s"))
  }

  @Test func `a spec that crashes says where`() throws {
    let error = try SpecBench().failure(
      of: """
        import JobSpec
        let empty: [Job] = []
        let job = empty[0]
        """)
    #expect(error.exit == .badSpec)
    #expect(error.messages[0].hasPrefix("my job.swift: the spec crashed (signal "))
    #expect(error.messages[0].contains("Index out of range"))
  }

  @Test func `a spec that leaves has no job`() throws {
    let error = try SpecBench().failure(
      of: """
        import Glibc
        import JobSpec
        let job: Job = { exit(0) }()
        """)
    #expect(error.messages == ["my job.swift: the spec ended before its job was ready"])
  }

  @Test(.enabled(if: Cage.support.filtersCalls))
  func `a spec reaches no network and starts no program`() throws {
    let job = try SpecBench().load(
      """
      import Glibc
      import JobSpec
      let refused: String = {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0 && errno == EPERM
        var pid = pid_t()
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        let spawn = posix_spawn(&pid, "/bin/true", nil, nil, arguments, nil) == EPERM
        return "\\(socket) \\(spawn)"
      }()
      let job = Job(refused, renditions: [.original()])
      """)
    #expect(job.name == "true true")
  }

  @Test(.enabled(if: Cage.support.landlock != nil))
  func `a spec changes no file`() throws {
    let bench = try SpecBench()
    let job = try bench.load(
      """
      import Glibc
      import JobSpec
      let made = creat("\(bench.folder.path)/made", 0o600)
      let job = Job(made < 0 && errno == EACCES ? "refused" : "made", renditions: [.original()])
      """)
    #expect(job.name == "refused")
  }
}
