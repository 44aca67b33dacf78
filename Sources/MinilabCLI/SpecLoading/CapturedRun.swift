import System

/// A program that was run to its end, or to the end of its time, and what it said.
struct CapturedRun: Hashable, Sendable {
  /// `nil` where the time was over first, and all that it had started was killed.
  let status: ChildProcess.Status?
  /// What it wrote to stdout, at most a mebibyte.
  let output: String
  /// What it wrote to stderr, at most a mebibyte.
  let errors: String

  /// Runs a program.
  ///
  /// - Throws: `ECANCELED` where the interrupt was set first; the program is killed then.
  init(
    _ command: System.Command, within time: Duration, interrupt: Interrupt?
  ) throws(SystemError) {
    var command = command
    let output = try OpenFile.makeAnonymous(named: "output")
    let errors = try OpenFile.makeAnonymous(named: "errors")
    command.standardOutput = .file(output)
    command.standardError = .file(errors)
    // Killed, with all that it started, where it is left before its end.
    let process = try ChildProcess.spawn(command)
    status = try process.wait(timeout: time, interrupt: interrupt)
    if status == nil {
      process.kill()
      _ = try process.wait()
    }
    self.output = try Self.text(of: output)
    self.errors = try Self.text(of: errors)
  }

  private static func text(of file: OpenFile) throws(SystemError) -> String {
    String(decoding: try file.read(at: 0, count: 1 << 20), as: UTF8.self)
  }
}
