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
      if options.emitsJob {
        session.streams.output.writeLine(job.jsonText)
        return .ok
      }
      return await plan(job, loading)
    } catch {
      var report = report(job: options.source.job.description)
      report.end(nil, Ending(error))
      return error.exit
    }
  }

  private func plan(_ job: Job, _ loading: JobLoading) async -> ExitCode {
    let report = Mutex(report(job: job.name))
    var summary: PlanSummary?
    let ending: Ending
    do {
      let result = try await Engine.plan(try loading.request(for: job)) { entry in
        report.withLock { $0.take(entry) }
      }
      summary = result
      ending = Ending(ExitCode(of: result))
    } catch let failure as CommandFailure {
      ending = Ending(failure)
    } catch let error as EngineError {
      ending = Ending(ExitCode(of: error), problems: [error.message])
    } catch {
      ending = Ending(.internal, problems: ["\(error)"])
    }
    report.withLock { [summary] report in report.end(summary, ending) }
    return ending.exit
  }

  private func report(job: String) -> PlanReport {
    PlanReport(job: job, style: options.style, streams: session.streams)
  }
}
