import Foundation

/// An executable that a test runs and waits for, never longer than its time-out.
package struct Program: Sendable {
  package var path: String

  package init(path: String) { self.path = path }

  /// What came of a run. A non-zero status is an outcome, not an error.
  package struct Outcome: Sendable, CustomStringConvertible {
    /// The exit status, or 128 + the signal that ended the program.
    package var status: Int32
    package var output: [UInt8]
    package var errors: [UInt8]
    package var timedOut: Bool

    package var succeeded: Bool { status == 0 && !timedOut }
    /// Standard output as text, bytes that are not UTF-8 replaced.
    package var text: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
    package var description: String {
      timedOut ? "timed out" : "exit \(status) \(errorText.suffix(500))"
    }
    package var lines: [String] { text.split(whereSeparator: \.isNewline).map(String.init) }
  }

  /// Runs the program to its end with nothing on standard input.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables set besides the test's own; an empty value is passed as such.
  ///   - folder: The working folder; the test's own by default.
  ///   - timeout: When the program and its children are killed.
  package func run(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil,
    timeout: Duration = .seconds(60)
  ) async throws -> Outcome {
    let scratch = try TemporaryFolder()
    let process = Process()
    // `timeout` has a process group of its own and kills all of it, grandchildren included.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--signal=KILL", "\(timeout.components.seconds)", path] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, given in given }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files, not pipes: nothing to drain, and a child left behind cannot hold the test.
    try scratch.write("", to: "out")
    try scratch.write("", to: "err")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: scratch.url("out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url("err"))

    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    let signaled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (signaled ? 128 : 0),
      output: try scratch.read("out"), errors: try scratch.read("err"),
      timedOut: signaled && process.terminationStatus == SIGKILL)
  }
}
