import CSystem
import Glibc

extension OpenFile {
  package var status: FileStatus {
    get throws(SystemError) {
      var status = stat()
      try retrying(.stat, path) { unsafe fstat(rawDescriptor, &status) }
      return FileStatus(status)
    }
  }

  /// Length in bytes.
  package var size: Int {
    get throws(SystemError) { try status.size }
  }

  /// Up to `count` bytes from a position; fewer only where the file ends.
  package func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try unsafe makeBytes(count) { buffer, filled in unsafe fill(buffer, &filled, from: offset) }
  }

  /// Fills an array's own memory with the bytes from a position; says how many there were.
  ///
  /// For those who read again and again: no memory is taken or given back.
  package func read(at offset: Int, into bytes: inout [UInt8]) throws(SystemError) -> Int {
    var filled = 0
    let result = unsafe bytes.withUnsafeMutableBytes { unsafe fill($0, &filled, from: offset) }
    if result < 0 { throw SystemError(.read, .current, path: path) }
    return filled
  }

  /// Reads until the buffer is full or the file ends; −1, with `errno`, on failure.
  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ filled: inout Int, from offset: Int
  ) -> Int {
    while filled < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let got = unsafe pread(rawDescriptor, rest.baseAddress, rest.count, offset + filled)
      if got > 0 {
        filled += got
      } else if got == 0 || Errno.current != .interrupted {
        return got
      }
    }
    return filled
  }

  /// The next bytes of a pipe or file, at most `limit`; empty at its end.
  package func readNext(atMost limit: Int) throws(SystemError) -> [UInt8] {
    try unsafe makeBytes(limit) { buffer, filled in
      while true {
        let got = unsafe Glibc.read(rawDescriptor, buffer.baseAddress, buffer.count)
        if got < 0 && Errno.current == .interrupted { continue }
        filled = max(got, 0)
        return got
      }
    }
  }

  /// Everything from the current position on.
  ///
  /// - Throws: `EFBIG` where there is more than `limit`.
  package func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let next = try readNext(atMost: 65536)
      if next.isEmpty { return all }
      all += next
      if all.count > limit { throw SystemError(.read, .fileTooLarge, path: path) }
    }
  }

  /// An array that `fill` writes into; it counts what it wrote and returns −1, with `errno`, on failure.
  private func makeBytes(
    _ count: Int, _ fill: (_ buffer: UnsafeMutableRawBufferPointer, _ filled: inout Int) -> Int
  ) throws(SystemError) -> [UInt8] {
    var failure: Errno?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      if unsafe fill(UnsafeMutableRawBufferPointer(buffer), &filled) < 0 { failure = .current }
    }
    if let failure { throw SystemError(.read, failure, path: path) }
    return bytes
  }
}
