import AssetFacts
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
    var report = InspectReport(style: options.style, form: form, streams: session.streams)
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
        shared.withLock { take(entry, into: &$0) }
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

  /// One file is told in full; of many, each is a row.
  private var form: InspectReport.Form {
    if options.explains || options.style == .lines(.verbose) {
      return .blocks(why: options.explains)
    }
    let paths = options.paths.map { FilePath(bytes: $0.bytes) }
    if let path = paths.first, paths.count == 1, (try? FileStatus.of(path))?.kind != .directory {
      return .blocks(why: false)
    }
    return .table(width: session.streams.isOutputTerminal ? Terminal.width(1) ?? 80 : nil)
  }

  private func take(_ entry: InspectEntry, into report: inout InspectReport) {
    guard let filter = options.filter, case .success(let facts) = entry.outcome else {
      return report.take(entry)
    }
    let verdict = filter.evaluate(facts, path: inside(entry.path))
    switch verdict.truth {
    case .yes: report.take(entry)
    case .no: break
    case .unknown: report.leaveOpen(entry.path, verdict.undecided)
    }
  }

  /// A path as filters see it: relative to the folder that was named.
  private func inside(_ path: FilePath) -> String {
    for root in options.paths.map({ FilePath(bytes: $0.bytes) }) {
      if let inside = path.relative(to: root), inside != "." { return inside.string }
    }
    return path.lastComponent.string
  }
}
