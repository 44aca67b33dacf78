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
    let observer = RunObserver(report: options.style.runReport(to: streams), progress: progress)
    let ending: Ending
    do throws(SystemError) {
      ending = await carryOut(observer, try StopSignals(errors: streams.errors))
    } catch {
      ending = Ending(.internal, problems: [error.message])
    }
    observer.end(ending)
    return ending.exit
  }

  private func carryOut(_ observer: RunObserver, _ signals: StopSignals) async -> Ending {
    let loading = JobLoading(source: options.source, session: session, interrupt: signals.stop)
    do {
      let request = try request(from: loading, job: await loading.job())
      let summary = try await Engine.run(
        request, stop: signals.stop, stopNow: signals.stopNow, onEvent: observer.take)
      return Ending(of: summary, stoppedBy: signals.exitCode)
    } catch let failure as CommandFailure where failure.exit == .interrupted {
      return Ending(signals.exitCode ?? .interrupted)
    } catch {
      return Ending(error)
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

extension Ending {
  fileprivate init(of summary: RunSummary, stoppedBy signal: ExitCode?) {
    self.init(ExitCode(of: summary, stoppedBy: signal))
    switch summary.stop {
    case .failed(let error): problems = [error.message]
    case .deadline: problems = ["--max-duration was reached; run it again for the rest"]
    case .interrupted, nil: break
    }
  }
}
