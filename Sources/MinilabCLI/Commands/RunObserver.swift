import Engine
import Synchronization

/// Takes what happens in a run, one at a time: for the report, and for progress.
final class RunObserver: Sendable {
  private let report: Mutex<any RunReport>
  private let progress: ProgressDisplay
  private let started = ContinuousClock.now

  init(report: any RunReport, progress: ProgressDisplay) {
    self.report = Mutex(report)
    self.progress = progress
  }

  func take(_ event: RunEvent) {
    report.withLock { $0.take(event) }
    progress.take(event, elapsed: started.duration(to: .now))
  }

  func end(_ ending: Ending) {
    progress.clear()
    report.withLock { $0.end(ending) }
  }
}
