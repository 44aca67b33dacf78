import Engine
import Synchronization
import System

/// `minilab verify`: says where something private is left.
struct VerifyCommand {
  private let options: VerifyOptions
  private let session: Session

  init(_ options: VerifyOptions, _ session: Session) {
    self.options = options
    self.session = session
  }

  func run() async -> ExitCode {
    var report = VerifyReport(style: options.style, streams: session.streams)
    let reachable = ReachablePaths(options.paths)
    for (path, error) in reachable.failures {
      report.take(VerifyEntry(path: path, outcome: .failure(error)))
    }
    let shared = Mutex(report)
    let stop = try? Interrupt()
    var exit = reachable.exit
    do throws(EngineError) {
      let output = session.streams.output
      let warnings = try await Engine.verify(
        reachable.paths, policy: options.policy, stop: stop
      ) { entry in
        shared.withLock { $0.take(entry) }
        if output.isBroken { stop?.set() }
      }
      for warning in warnings {
        session.streams.errors.writeLine("warning: \(Printable.line(warning))")
      }
    } catch {
      session.streams.errors.writeLine("minilab: \(error.message)")
      exit = ExitCode(of: error)
    }
    return shared.withLock { [exit] report in
      report.end()
      return exit ?? (report.isClean ? .ok : .someFailed)
    }
  }
}
