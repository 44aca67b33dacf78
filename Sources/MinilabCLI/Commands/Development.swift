import Engine
import JobSpec
import System

/// A run with everything around it: progress, signals, a report, and the exit code at its end.
struct Development {
  private let options: RunningOptions
  private let session: Session

  init(_ options: RunningOptions, _ session: Session) {
    self.options = options
    self.session = session
  }

  /// Carries a request out.
  ///
  /// - Parameter request: Says what is to be done; it is given what the first signal sets.
  /// - Returns: How the program ends.
  func run(
    _ request: (Interrupt) async throws(CommandFailure) -> RunRequest
  ) async -> ExitCode {
    let progress = ProgressDisplay(
      form: ProgressDisplay.Form(
        options.progress, columns: session.columns, isQuiet: options.style == .lines(.quiet)),
      output: session.streams.errors)
    let streams = session.streams.clearing(progress)
    let observer = RunObserver(report: options.style.runReport(to: streams), progress: progress)
    let ending: Ending
    do throws(SystemError) {
      ending = await carryOut(request, observer, try StopSignals(errors: streams.errors))
    } catch {
      ending = Ending(.internal, problems: [error.message])
    }
    observer.end(ending)
    return ending.exit
  }

  private func carryOut(
    _ request: (Interrupt) async throws(CommandFailure) -> RunRequest, _ observer: RunObserver,
    _ signals: StopSignals
  ) async -> Ending {
    do {
      var request = try await request(signals.stop)
      options.adjust(&request)
      let summary = try await Engine.run(
        request, stop: signals.stop, stopNow: signals.stopNow, onEvent: observer.take)
      return Ending(of: summary, stoppedBy: signals.exitCode)
    } catch let failure as CommandFailure where failure.exit == .interrupted {
      return Ending(signals.exitCode ?? .interrupted)
    } catch {
      return Ending(error)
    }
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
