import JobSpec
import Synchronization

/// Counts how assets ended, and reports them in the plan's order.
final class Tally: Sendable {
  private let state = Mutex<[AssetState: Int]>([:])
  private let total: Int
  private let events: EventStream
  private let sequencer: Sequencer<AssetResult>

  init(total: Int, events: EventStream) {
    self.total = total
    self.events = events
    sequencer = Sequencer { events.send(.finished($0)) }
  }

  var counts: [AssetState: Int] { state.withLock { $0 } }

  func complete(_ result: AssetResult) {
    let done = state.withLock { counts in
      counts[result.state, default: 0] += 1
      return counts.values.reduce(0, +)
    }
    events.send(.progressed(done: done, of: total))
    sequencer.complete(result.index, result)
  }
}
