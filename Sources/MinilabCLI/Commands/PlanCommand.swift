import Engine
import JobSpec
import Synchronization
import System

/// `minilab plan`, and `run --dry-run`: shows what a run would deliver.
struct PlanCommand {
  private let options: PlanOptions
  private let session: Session

  init(_ options: PlanOptions, _ session: Session) {
    self.options = options
    self.session = session
  }

  func run() async -> ExitCode {
    let loading = JobLoading(source: options.source, session: session)
    do throws(CommandFailure) {
      let job = try await loading.job()
      guard options.emitsJob else { return await plan(job, loading) }
      session.streams.output.writeLine(job.jsonText)
      return .ok
    } catch {
      var report = report(job: options.source.job.description)
      report.end(nil, Ending(error))
      return error.exit
    }
  }

  private func plan(_ job: Job, _ loading: JobLoading) async -> ExitCode {
    let report = Mutex(report(job: job.name))
    var summary: PlanSummary?
    var ending: Ending
    do {
      let request = try loading.request(for: job)
      let stop = try Interrupt()
      let output = session.streams.output
      let result = try await Engine.plan(request, stop: stop) { entry in
        report.withLock { $0.take(entry) }
        if output.isBroken { stop.set() }
      }
      summary = result
      ending = Ending(ExitCode(of: result))
    } catch {
      ending = Ending(error)
    }
    report.withLock { [summary, ending] report in report.end(summary, ending) }
    return ending.exit
  }

  private func report(job: String) -> PlanReport {
    PlanReport(job: job, style: options.style, streams: session.streams)
  }
}
