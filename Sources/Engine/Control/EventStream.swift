import Synchronization

/// Hands events on, one at a time, from whichever thread they come.
final class EventStream: Sendable {
  private let turn = Mutex(())
  private let onEvent: @Sendable (RunEvent) -> Void

  init(_ onEvent: @escaping @Sendable (RunEvent) -> Void) { self.onEvent = onEvent }

  func send(_ event: RunEvent) { turn.withLock { _ in onEvent(event) } }
}
