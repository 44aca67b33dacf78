import Engine
import JobSpec
import System

/// `minilab run`: develops a folder as a job says.
struct RunCommand {
  private let options: RunOptions
  private let session: Session

  init(_ options: RunOptions, _ session: Session) {
    self.options = options
    self.session = session
  }

  func run() async -> ExitCode {
    if options.dryRun {
      return await PlanCommand(PlanOptions(dryRunOf: options), session).run()
    }
    return await Development(options.running, session).run { interrupt throws(CommandFailure) in
      let loading = JobLoading(source: options.source, session: session, interrupt: interrupt)
      var job = try await loading.job()
      options.running.adjust(&job.limits)
      return try loading.request(for: job)
    }
  }
}
