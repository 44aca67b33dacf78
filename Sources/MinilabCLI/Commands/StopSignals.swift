import System

/// Ctrl-C and its like during a run: the first stops it and says so, the second ends it at once.
struct StopSignals {
  private let signals: Signals

  init(errors: any TextOutput) throws(SystemError) {
    signals = try Signals { signal, count in
      // The third comes from someone whose patience is over: what is in hand is swept by the next run.
      if count > 2 { ProcessExit.now(ExitCode(signal: signal).rawValue) }
      guard count == 1 else { return }
      errors.writeLine("minilab: stopping when what is in hand is done; again to stop at once")
      errors.flush()
    }
  }

  /// Set by the first: no new asset is taken.
  var stop: Interrupt { signals.first }
  /// Set by the second: assets in hand are dropped.
  var stopNow: Interrupt { signals.second }

  /// What the run ends with that a signal stopped.
  var exitCode: ExitCode? { signals.received.first.map(ExitCode.init(signal:)) }
}

extension ExitCode {
  /// SIGINT is what a person sends; all others mean that somebody else wants the process gone.
  init(signal: Int32) { self = signal == Signals.interrupt ? .interrupted : .terminated }
}
