import System
import TestSupport
import Testing

/// Each case runs the `SystemProbe` program, which shuts itself in and tries things.
struct CageTests {
  @Test func `with no rules, nothing but what was handed down is left`() throws {
    let outcome = try Probe.run([])
    let refused = [
      "write-path", "make-file", "remove-file", "rename-file", "change-mode",
      "internet-socket", "local-socket", "run-program", "signal-parent",
    ]
    for name in refused { #expect(["EPERM", "EACCES"].contains(outcome[name] ?? ""), "\(name)") }
    if Cage.support.landlock != nil {
      #expect(outcome["read-path"] == "EACCES")
      #expect(outcome["list-folder"] == "EACCES")
    }
    for name in ["read-descriptor", "map-memory", "make-memory-file", "run-thread"] {
      #expect(outcome[name] == "ok", "\(name)")
    }
  }

  @Test(.enabled(if: Cage.support.landlock != nil, "this kernel has no Landlock"))
  func `the scratch folder can be used, and only it`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Probe.run(["--scratch", folder.path])
    #expect(outcome["make-file"] == "ok")
    #expect(outcome["remove-file"] == "ok")
    for name in ["read-path", "write-path", "rename-file", "change-mode", "local-socket"] {
      #expect(["EPERM", "EACCES", "EXDEV"].contains(outcome[name] ?? ""), "\(name)")
    }
  }

  @Test(.enabled(if: Cage.support.landlock != nil, "this kernel has no Landlock"))
  func `readable folders can be read, and missing ones do no harm`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Probe.run(["--readable", folder.path, "--readable", "/no/such/folder"])
    #expect(outcome["list-folder"] == "ok")
    #expect(outcome["read-path"] == "EACCES")
    #expect(outcome["make-file"] == "EPERM")
  }

  @Test func `memory beyond the limit is refused and the process goes on`() throws {
    let outcome = try Probe.run(["--memory", "40000000"])
    #expect(outcome["map-memory"] == "ENOMEM")
    #expect(outcome["read-descriptor"] == "ok")
  }

  @Test func `a process with threads is not caged half`() {
    // The test runner has several threads.
    #expect(throws: SystemError(.landlock, .busy)) { try Cage().enter() }
  }
}

private enum Probe {
  /// Attempts by name, with their outcomes.
  static func run(_ arguments: [String]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let output = try OpenFile.makeAnonymous()
    let handed = try OpenFile.makeAnonymous()
    try handed.write(all: Array("open".utf8))
    let file = try folder.write("secret", to: "file")
    var command = Command(
      FilePath(BuiltProduct.folder + "/SystemProbe"),
      (["cage"] + arguments + [file]).map { FilePath($0) })
    command.environment = .current
    command.standardOutput = .file(output)
    command.descriptors = [3: handed]
    let status = try ChildProcess.spawn(command).wait(timeout: .seconds(20))
    #expect(status == .exited(code: 0))
    let lines = String(decoding: try output.read(at: 0, count: 10_000), as: UTF8.self)
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(folder.exists("file"), "the caged process changed a name")
    return Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
  }
}
