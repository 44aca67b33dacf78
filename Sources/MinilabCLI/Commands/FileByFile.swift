import Engine
import JobSpec
import Synchronization
import System

/// Looks at all files that a command line names, and reports each as soon as it is known.
enum FileByFile {
  typealias Taker<Entry> = @Sendable (Entry) -> Void

  /// - Parameters:
  ///   - words: What the command line names.
  ///   - session: Whose streams take warnings and errors.
  ///   - report: Takes the entries.
  ///   - missing: The entry for what is not there.
  ///   - take: Hands one entry to the report.
  ///   - look: Looks at what is there, until the interrupt is set; says what concerns no single file.
  /// - Returns: The report, and what the program ends with whatever it says; `nil` for nothing.
  static func run<Entry: Sendable, Report: Sendable>(
    _ words: [Argument], _ session: Session, into report: Report,
    missing: (FilePath, AssetError) -> Entry,
    take: @escaping @Sendable (Entry, inout Report) -> Void,
    look: ([FilePath], Interrupt?, @escaping Taker<Entry>) async throws(EngineError) -> [String]
  ) async -> (report: Report, exit: ExitCode?) {
    var report = report
    let reachable = ReachablePaths(words)
    for (path, error) in reachable.failures { take(missing(path, error), &report) }
    let shared = Mutex(report)
    let stop = try? Interrupt()
    var exit = reachable.exit
    do throws(EngineError) {
      let output = session.streams.output
      let warnings = try await look(reachable.paths, stop) { entry in
        shared.withLock { take(entry, &$0) }
        if output.isBroken { stop?.set() }
      }
      for warning in warnings {
        session.streams.errors.writeLine("warning: \(Printable.line(warning))")
      }
    } catch {
      session.streams.errors.writeLine("minilab: \(error.message)")
      exit = ExitCode(of: error)
    }
    return (shared.withLock { $0 }, exit)
  }
}
