import Synchronization

/// Brings what is completed in any order back into the plan's order, and hands it on one at a time.
///
/// What waits is bounded: where one element holds up more than `limit` others, those go first.
final class Sequencer<Element: Sendable>: Sendable {
  private struct State {
    var next = 1
    var waiting: [Int: Element] = [:]
  }

  private let state = Mutex(State())
  private let limit: Int
  private let deliver: @Sendable (Element) -> Void

  init(limit: Int = 256, deliver: @escaping @Sendable (Element) -> Void) {
    self.limit = limit
    self.deliver = deliver
  }

  /// Takes what was completed; each place, from 1, is completed once.
  func complete(_ place: Int, _ element: Element) {
    // Held while delivering, so that no two threads deliver at once.
    state.withLock { state in
      guard place >= state.next else { return deliver(element) }
      state.waiting[place] = element
      while let element = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        deliver(element)
      }
      if state.waiting.count > limit { overtake(&state) }
    }
  }

  private func overtake(_ state: inout State) {
    for (place, element) in state.waiting.sorted(by: { $0.key < $1.key }) {
      state.next = place + 1
      deliver(element)
    }
    state.waiting.removeAll()
  }
}
