import CSystem
import Synchronization

/// A buffered stream of text, for standard output above all.
///
/// When the reader has left (`minilab … | head`), the rest is dropped quietly and `isBroken` tells. Lines of
/// several threads are never mixed.
package final class StandardOutput: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var isBroken = false
  }

  private let file: OpenFile
  private let capacity: Int
  private let state = Mutex(State())

  package init(to file: OpenFile, capacity: Int = 16 << 10) {
    self.file = file
    self.capacity = capacity
  }

  /// Standard output of this process.
  package convenience init(capacity: Int = 16 << 10) throws(SystemError) {
    // A descriptor of our own: closing it must not close number 1.
    let file = OpenFile(adopting: try retrying(.dup) { minilab_duplicate(1) })
    self.init(to: file, capacity: capacity)
  }

  /// Standard error of this process; nothing is held back.
  package static func errors() throws(SystemError) -> StandardOutput {
    StandardOutput(to: OpenFile(adopting: try retrying(.dup) { minilab_duplicate(2) }), capacity: 0)
  }

  deinit { try? flush() }

  /// Whether the reader has left.
  package var isBroken: Bool { state.withLock { $0.isBroken } }

  package func write(_ text: String) throws(SystemError) {
    try write(bytes: Array(text.utf8))
  }

  package func write(bytes: [UInt8]) throws(SystemError) {
    try state.withLock { state throws(SystemError) in
      state.buffer += bytes
      if state.buffer.count >= capacity { try flush(&state) }
    }
  }

  /// Hands everything to the system. Call it after a line that somebody may be waiting for.
  package func flush() throws(SystemError) {
    try state.withLock { state throws(SystemError) in try flush(&state) }
  }

  private func flush(_ state: inout State) throws(SystemError) {
    let bytes = state.buffer
    state.buffer = []
    if state.isBroken { return }
    do throws(SystemError) {
      try file.write(all: bytes)
    } catch  where error.errno == .brokenPipe {
      state.isBroken = true
    }
  }
}
