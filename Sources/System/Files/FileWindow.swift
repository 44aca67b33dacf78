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
  /// Memory that is filled again and again.
  private var window: [UInt8] = []
  /// The part of the file that the window shows.
  private var shown = 0..<0

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
    if range.lowerBound < shown.lowerBound || range.upperBound > shown.upperBound {
      try move(to: range.lowerBound)
    }
    let start = shown.lowerBound
    return Array(window[range.lowerBound - start..<range.upperBound - start])
  }

  package func byte(at position: Int) throws(MediaFileError) -> UInt8 {
    guard position >= 0, position < count else {
      throw MediaFileError(.truncated, "The file ends at byte \(count).", at: position)
    }
    if !shown.contains(position) { try move(to: position) }
    return window[position - shown.lowerBound]
  }

  package func firstIndex(
    of byte: UInt8, in range: Range<Int>
  ) throws(MediaFileError) -> Int? {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(.truncated, "The file ends at byte \(count).", at: range.lowerBound)
    }
    var position = range.lowerBound
    while position < range.upperBound {
      if !shown.contains(position) { try move(to: position) }
      let start = shown.lowerBound
      let end = min(range.upperBound, shown.upperBound)
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
    if window.isEmpty { window = [UInt8](repeating: 0, count: min(capacity, count)) }
    let wanted = min(capacity, count - position)
    shown = 0..<0
    let got: Int
    do {
      got = try file.read(at: position, into: &window)
    } catch {
      throw MediaFileError(.unreadable, error.message, at: position)
    }
    bytesRead += got
    try check(got, of: wanted, at: position)
    shown = position..<position + wanted
  }

  private func read(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try file.read(at: range.lowerBound, count: range.count)
    } catch {
      throw MediaFileError(.unreadable, error.message, at: range.lowerBound)
    }
    bytesRead += bytes.count
    try check(bytes.count, of: range.count, at: range.lowerBound)
    return bytes
  }

  private func check(_ got: Int, of wanted: Int, at position: Int) throws(MediaFileError) {
    guard got >= wanted else {
      throw MediaFileError(
        .truncated, "The file became shorter while it was read.", at: position + got)
    }
  }
}
