import Synchronization

@testable import MinilabCLI

/// An output that remembers what was written.
final class MemoryOutput: TextOutput {
  private let state = Mutex((bytes: [UInt8](), flushes: 0))

  func write(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
  func flush() { state.withLock { $0.flushes += 1 } }

  var isBroken: Bool { false }
  var bytes: [UInt8] { state.withLock { $0.bytes } }
  var flushes: Int { state.withLock { $0.flushes } }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// Both streams of a command, in memory.
struct MemoryStreams {
  let output = MemoryOutput()
  let errors = MemoryOutput()

  var streams: Streams {
    Streams(output: output, errors: errors, outputStyle: .plain, errorStyle: .plain)
  }
}
