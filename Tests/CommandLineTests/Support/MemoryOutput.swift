@testable import MinilabCLI

/// An output that remembers what was written.
final class MemoryOutput: TextOutput {
  private(set) var bytes: [UInt8] = []
  private(set) var flushes = 0

  func write(_ bytes: [UInt8]) { self.bytes += bytes }
  func flush() { flushes += 1 }

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
