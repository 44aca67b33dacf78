import System

/// Reads a list of paths as a stream: a list of a million names is never held.
struct InputListReader {
  /// No path that Linux takes is longer.
  private static let longest = 4096

  private let file: OpenFile
  private let name: String
  private let separator: UInt8
  private var pending: [UInt8] = []
  private var position = 0
  private var ended = false

  init(_ list: RunRequest.InputList) throws(EngineError) {
    do {
      name = list.path.map { "“\($0)”" } ?? "standard input"
      file = try OpenFile.open(list.path ?? "/dev/stdin", .read)
    } catch {
      throw EngineError(.noInput, error.message, path: list.path)
    }
    separator = list.separator == .nul ? 0 : UInt8(ascii: "\n")
  }

  /// The next path; `nil` at the end.
  mutating func next() throws(EngineError) -> FilePath? {
    while true {
      if let end = pending[position...].firstIndex(of: separator) {
        defer { position = end + 1 }
        if end > position { return FilePath(bytes: pending[position..<end]) }
        continue
      }
      if ended {
        defer { position = pending.count }
        return position < pending.count ? FilePath(bytes: pending[position...]) : nil
      }
      try fill()
    }
  }

  private mutating func fill() throws(EngineError) {
    pending.removeFirst(position)
    position = 0
    guard pending.count <= Self.longest else {
      throw EngineError(
        .noInput, "An entry of \(name) is longer than any path. Is it separated by NUL bytes?")
    }
    do {
      let more = try file.readNext(atMost: 16 << 10)
      ended = more.isEmpty
      pending += more
    } catch {
      throw EngineError(.noInput, error.message)
    }
  }
}
