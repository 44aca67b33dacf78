import AssetFacts
import Engine
import JobSpec
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
    let (report, exit) = await FileByFile.run(
      options.paths, session,
      into: InspectReport(style: options.style, form: form, streams: session.streams),
      missing: { InspectEntry(path: $0, outcome: .failure($1)) }, take: { take($0, into: &$1) }
    ) { paths, stop, onEntry throws(EngineError) in
      try await Engine.inspect(
        paths, cache: options.ignoresCache ? nil : session.cacheFolder,
        wantsIdentifiers: options.style.showsIdentifiers, stop: stop, onEntry: onEntry)
    }
    report.end()
    if let exit { return exit }
    guard report.failures > 0 else { return .ok }
    return report.successes > 0 ? .someFailed : .allFailed
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
