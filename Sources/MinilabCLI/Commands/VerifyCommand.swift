import Engine

/// `minilab verify`: says where something private is left.
struct VerifyCommand {
  private let options: VerifyOptions
  private let session: Session

  init(_ options: VerifyOptions, _ session: Session) {
    self.options = options
    self.session = session
  }

  func run() async -> ExitCode {
    let (report, exit) = await FileByFile.run(
      options.paths, session,
      into: VerifyReport(style: options.style, streams: session.streams),
      missing: { VerifyEntry(path: $0, outcome: .failure($1)) }, take: { $1.take($0) }
    ) { paths, stop, onEntry throws(EngineError) in
      try await Engine.verify(paths, policy: options.policy, stop: stop, onEntry: onEntry)
    }
    report.end()
    return exit ?? (report.isClean ? .ok : .someFailed)
  }
}
