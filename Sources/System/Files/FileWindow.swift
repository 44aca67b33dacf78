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
      let end = min(range.lowerBound + capacity, count)
      window = try read(range.lowerBound..<end)
      start = range.lowerBound
    }
    return Array(window[(range.lowerBound - start)..<(range.upperBound - start)])
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
