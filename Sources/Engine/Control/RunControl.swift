import Synchronization
import System

/// Whether a run goes on: asked at every step, set by signals, clocks and full disks.
final class RunControl: Sendable {
  private let reason = Mutex<RunSummary.Stop?>(nil)
  private let asked: Interrupt?
  /// Set when nothing may be waited for any more; wakes every blocking wait for a worker.
  let kill: Interrupt

  /// - Parameter asked: Set from outside when the run is to stop.
  /// - Throws: ``EngineError`` where the system has no descriptor left.
  init(asked: Interrupt?) throws(EngineError) {
    self.asked = asked
    do {
      kill = try Interrupt()
    } catch {
      throw EngineError(.internal, error.message)
    }
  }

  /// No new asset is taken.
  var isStopping: Bool { stopReason != nil }

  /// Assets in hand are dropped.
  var isKilled: Bool { kill.isSet }

  /// The first reason that was given.
  var stopReason: RunSummary.Stop? {
    if asked?.isSet == true || Task.isCancelled { stop(.interrupted) }
    return reason.withLock { $0 }
  }

  func stop(_ why: RunSummary.Stop) {
    reason.withLock { if $0 == nil { $0 = why } }
    // A failing output takes no more from anybody.
    if case .failed = why { kill.set() }
  }
}
