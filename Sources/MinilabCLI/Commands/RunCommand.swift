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
    let progress = ProgressDisplay(
      form: ProgressDisplay.Form(
        options.progress, columns: session.columns, isQuiet: options.style == .lines(.quiet)),
      output: session.streams.errors)
    let streams = session.streams.clearing(progress)
    let observer = RunObserver(
      report: options.style.runReport(to: streams), progress: progress)
    let ending = await carryOut(observer, streams)
    observer.end(ending)
    return ending.exit
  }

  private func carryOut(_ observer: RunObserver, _ streams: Streams) async -> Ending {
    do {
      let signals = try StopSignals(errors: streams.errors)
      let loading = JobLoading(source: options.source, session: session)
      let request = try request(from: loading, job: await loading.job())
      let summary = try await Engine.run(
        request, stop: signals.stop, stopNow: signals.stopNow, onEvent: observer.take)
      return ending(of: summary, signals)
    } catch let failure as CommandFailure {
      return Ending(failure)
    } catch let error as EngineError {
      return Ending(ExitCode(of: error), problems: [error.message])
    } catch let error as SystemError {
      return Ending(.internal, problems: [error.message])
    } catch {
      return Ending(.internal, problems: ["\(error)"])
    }
  }

  private func ending(of summary: RunSummary, _ signals: StopSignals) -> Ending {
    let exit = ExitCode(of: summary, stoppedBy: signals.exitCode)
    return switch summary.stop {
    case .failed(let error): Ending(exit, problems: [error.message])
    case .deadline:
      Ending(exit, problems: ["--max-duration was reached; run it again for the rest"])
    case .interrupted, nil: Ending(exit)
    }
  }

  private func request(from loading: JobLoading, job: Job) throws(CommandFailure) -> RunRequest {
    var job = job
    if let width = options.width { job.limits.width = width }
    if let memory = options.memory { job.limits.memory = memory }
    if let timeout = options.timeout { job.limits.secondsPerAsset = timeout.inSeconds }
    var request = try loading.request(for: job)
    request.force = options.force
    request.maxDuration = options.maxDuration
    request.grace = options.grace
    request.wait =
      switch options.lock {
      case .giveUp: .no
      case .wait(nil): .forever
      case .wait(let patience?): .atMost(patience)
      }
    return request
  }
}
