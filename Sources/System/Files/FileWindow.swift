import Glibc
package import MediaFile

/// Random access to an open file through one window of bounded size.
///
/// A reader that asks for small ranges close together costs one system call per window; what is larger than the
/// window is read past it. The object belongs to one task at a time.
package final class FileWindow: ByteSource {
  /// The file's length when the window was opened.
  package let count: Int
  /// How many bytes were read from the file, for the report.
  package private(set) var bytesRead = 0

  private let file: OpenFile
  private let capacity: Int
  private var window: [UInt8] = []
  private var start = 0

  package init(_ file: OpenFile, capacity: Int = 64 << 10) throws(SystemError) {
    self.file = file
    self.capacity = capacity
    count = try file.size
  }

  package func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(.truncated, "The file ends at byte \(count).", at: range.lowerBound)
    }
    if range.count > capacity { return try read(range) }
    if range.lowerBound < start || range.upperBound > start + window.count {
      try move(to: range.lowerBound)
    }
    return Array(window[(range.lowerBound - start)..<(range.upperBound - start)])
  }

  package func byte(at position: Int) throws(MediaFileError) -> UInt8 {
    guard position >= 0, position < count else {
      throw MediaFileError(.truncated, "The file ends at byte \(count).", at: position)
    }
    if position < start || position >= start + window.count { try move(to: position) }
    return window[position - start]
  }

  package func firstIndex(
    of byte: UInt8, in range: Range<Int>
  ) throws(MediaFileError) -> Int? {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(.truncated, "The file ends at byte \(count).", at: range.lowerBound)
    }
    var position = range.lowerBound
    while position < range.upperBound {
      if position < start || position >= start + window.count { try move(to: position) }
      let end = min(range.upperBound, start + window.count)
      if let index = first(byte, position - start..<end - start) { return start + index }
      position = end
    }
    return nil
  }

  /// Millions of short looks are one call of `memchr` each.
  private func first(_ byte: UInt8, _ range: Range<Int>) -> Int? {
    unsafe window.withUnsafeBytes { buffer in
      let part = unsafe UnsafeRawBufferPointer(rebasing: buffer[range])
      guard let base = part.baseAddress,
        let found = unsafe memchr(base, Int32(byte), part.count)
      else { return nil }
      return unsafe range.lowerBound + (UnsafeRawPointer(found) - base)
    }
  }

  private func move(to position: Int) throws(MediaFileError) {
    window = try read(position..<min(position + capacity, count))
    start = position
  }

  private func read(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try file.read(at: range.lowerBound, count: range.count)
    } catch {
      throw MediaFileError(.unreadable, error.message, at: range.lowerBound)
    }
    bytesRead += bytes.count
    guard bytes.count == range.count else {
      throw MediaFileError(
        .truncated, "The file became shorter while it was read.", at: range.lowerBound + bytes.count
      )
    }
    return bytes
  }
}
