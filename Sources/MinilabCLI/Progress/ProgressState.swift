import Engine
import JobSpec

/// How far a run is: what progress is drawn from.
struct ProgressState: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    /// How many assets there are is not known yet.
    case looking(found: Int)
    case developing(done: Int, of: Int)
  }
  private(set) var phase = Phase.looking(found: 0)
  private(set) var failed = 0
  /// Since the first asset could be developed.
  private(set) var started: Duration?

  /// Takes what happened so long after the run began.
  mutating func take(_ event: RunEvent, elapsed: Duration) {
    switch event {
    case .scanned(let found): phase = .looking(found: found)
    case .planned(let assets, _):
      phase = .developing(done: 0, of: assets)
      started = elapsed
    case .progressed(let done, let all): phase = .developing(done: done, of: all)
    case .finished(let result): failed += result.state == .failed ? 1 : 0
    case .started, .warning, .ended: break
    }
  }

  /// Assets a second; `nil` until that means something.
  func rate(elapsed: Duration) -> Double? {
    guard case .developing(let done, _) = phase, let started, done > 0 else { return nil }
    let seconds = (elapsed - started).inSeconds
    return seconds >= 1 ? Double(done) / seconds : nil
  }

  /// Seconds that are left at this rate.
  func secondsLeft(elapsed: Duration) -> Double? {
    guard case .developing(let done, let all) = phase, let rate = rate(elapsed: elapsed) else {
      return nil
    }
    return Double(all - done) / rate
  }
}

extension Duration {
  /// Whole and broken seconds as one number.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
