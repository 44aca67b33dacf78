import Synchronization

/// Hands elements from a run to the one task that reads them, and tells the run when to wait.
///
/// The run puts what it has without waiting, and asks for room before it takes up more work: so what
/// is buffered is at most `capacity` elements and those that were in hand.
final class Handover<Element: Sendable>: Sendable {
  private struct State {
    var buffer: [Element] = []
    var taker: CheckedContinuation<Element?, any Error>?
    var waiting: [CheckedContinuation<Void, Never>] = []
    var end: End?
  }

  private enum End {
    case finished
    case failed(any Error)
  }

  private let state = Mutex(State())
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// Adds an element. Never waits; after the end it does nothing.
  func put(_ element: Element) {
    let taker = state.withLock { state -> CheckedContinuation<Element?, any Error>? in
      guard state.end == nil else { return nil }
      if let taker = state.taker.take() { return taker }
      state.buffer.append(element)
      return nil
    }
    taker?.resume(returning: element)
  }

  /// Returns when there is room for more, or nothing will be read any more.
  func room() async {
    await withCheckedContinuation { continuation in
      let hasRoom = state.withLock { state in
        let hasRoom = state.buffer.count < capacity || state.end != nil
        if !hasRoom { state.waiting.append(continuation) }
        return hasRoom
      }
      if hasRoom { continuation.resume() }
    }
  }

  /// The next element; `nil` where there will be none.
  ///
  /// - Throws: What the run ended with, once all elements are read.
  func take() async throws -> Element? {
    try await withCheckedThrowingContinuation { taker in
      var released: [CheckedContinuation<Void, Never>] = []
      let answer = state.withLock { state -> Result<Element?, any Error>? in
        if !state.buffer.isEmpty {
          let element = state.buffer.removeFirst()
          if state.buffer.count < capacity { swap(&released, &state.waiting) }
          return .success(element)
        }
        switch state.end {
        case .finished: return .success(nil)
        case .failed(let error):
          state.end = .finished
          return .failure(error)
        case nil:
          state.taker = taker
          return nil
        }
      }
      if let answer { taker.resume(with: answer) }
      released.forEach { $0.resume() }
    }
  }

  /// Ends it, from either side. What was put before can still be read.
  func end(throwing error: (any Error)? = nil) {
    let (taker, released) = state.withLock { state in
      guard state.end == nil else { return (state.taker.take(), state.waiting) }
      state.end = error.map { .failed($0) } ?? .finished
      if state.taker != nil { state.end = .finished }
      defer { state.waiting = [] }
      return (state.taker.take(), state.waiting)
    }
    if let error { taker?.resume(throwing: error) } else { taker?.resume(returning: nil) }
    released.forEach { $0.resume() }
  }
}
