import Engine
import JobSpec
import Synchronization
import System

/// `minilab inspect`: says what files are, from their headers.
struct InspectCommand {
  private let options: InspectOptions
  private let session: Session

  init(_ options: InspectOptions, _ session: Session) {
    self.options = options
    self.session = session
  }

  func run() async -> ExitCode {
    var report = InspectReport(style: options.style, streams: session.streams)
    let reachable = ReachablePaths(options.paths)
    for (path, error) in reachable.failures {
      report.take(InspectEntry(path: path, outcome: .failure(error)))
    }
    let shared = Mutex(report)
    let stop = try? Interrupt()
    var exit = reachable.exit
    do throws(EngineError) {
      let output = session.streams.output
      let warnings = try await Engine.inspect(
        reachable.paths, cache: options.ignoresCache ? nil : session.cacheFolder,
        wantsIdentifiers: options.style.showsIdentifiers, stop: stop
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
      if let exit { return exit }
      guard report.failures > 0 else { return .ok }
      return report.successes > 0 ? .someFailed : .allFailed
    }
  }
}
