import System

/// Looks at the signals and at the clock, so that nobody who works has to.
struct Watchdog {
  let control: RunControl
  /// A second wish to stop: at once.
  let now: Interrupt?
  let deadline: ContinuousClock.Instant?
  let grace: Duration

  /// Returns when the run is over, which cancels it.
  func watch() async {
    var patience: ContinuousClock.Instant?
    while !Task.isCancelled {
      if let deadline, .now >= deadline { control.stop(.deadline) }
      if now?.isSet == true { control.kill.set() }
      if control.isStopping {
        let end = patience ?? .now + grace
        patience = end
        if .now >= end { control.kill.set() }
      }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }
}
