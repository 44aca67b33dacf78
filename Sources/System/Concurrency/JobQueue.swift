import Synchronization

/// What the threads of a `BlockingExecutor` take their jobs from, in order.
final class JobQueue: Sendable {
  typealias Job = @Sendable () -> Void

  private struct State {
    var waiting: [Job] = []
    /// How many at the front of `waiting` are taken; they are dropped in one go now and then.
    var taken = 0
  }

  private let state = Mutex(State())
  /// Signalled once for each job, and once more at the end.
  private let wakeUp = Semaphore()

  func add(_ job: @escaping Job) {
    state.withLock { $0.waiting.append(job) }
    wakeUp.signal()
  }

  /// Lets every worker return once the queue is empty.
  func close() {
    wakeUp.signal()
  }

  /// Runs jobs on the calling thread until the queue is closed and empty.
  func work() {
    while true {
      wakeUp.wait()
      guard let job = next() else {
        // A signal without a job means closed; the next thread shall hear it too.
        return wakeUp.signal()
      }
      job()
    }
  }

  private func next() -> Job? {
    state.withLock { state in
      guard state.taken < state.waiting.count else { return nil }
      defer {
        state.taken += 1
        if state.taken == state.waiting.count || state.taken > 1024 {
          state.waiting.removeFirst(state.taken)
          state.taken = 0
        }
      }
      return state.waiting[state.taken]
    }
  }
}
