import Synchronization
import System

/// A standard stream as an output.
final class StreamOutput: TextOutput {
  private let stream: StandardOutput
  private let first = Mutex<SystemError?>(nil)

  init(_ stream: StandardOutput) { self.stream = stream }

  /// Why not all was written, as where the disk is full. A reader that left is no failure.
  var failure: SystemError? { first.withLock { $0 } }

  var isBroken: Bool { stream.isBroken }

  func write(_ bytes: [UInt8]) {
    note { () throws(SystemError) in try stream.write(bytes: bytes) }
  }

  func flush() {
    note { () throws(SystemError) in try stream.flush() }
  }

  private func note(_ body: () throws(SystemError) -> Void) {
    guard failure == nil else { return }
    do throws(SystemError) {
      try body()
    } catch {
      first.withLock { $0 = $0 ?? error }
    }
  }
}
