/// Bytes in memory, read as a file: for metadata blocks that were lifted out of their container.
package final class ArraySource: ByteSource {
  package let contents: [UInt8]

  package init(_ contents: [UInt8]) { self.contents = contents }

  package var count: Int { contents.count }

  package func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= contents.count else {
      throw MediaFileError(.truncated, "bytes \(range) of \(contents.count)", at: range.lowerBound)
    }
    return Array(contents[range])
  }
}

/// A part of another source, read as a file of its own: for files within files.
package final class SubSource: ByteSource {
  package let base: any ByteSource
  package let range: Range<Int>

  /// - Throws: ``MediaFileError`` with `truncated` where the range leaves the base.
  package init(_ base: any ByteSource, _ range: Range<Int>) throws(MediaFileError) {
    guard range.lowerBound >= 0, range.upperBound <= base.count else {
      throw MediaFileError(.truncated, "bytes \(range) of \(base.count)", at: range.lowerBound)
    }
    self.base = base
    self.range = range
  }

  package var count: Int { range.count }

  package func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(.truncated, "bytes \(range) of \(count)", at: range.lowerBound)
    }
    let start = self.range.lowerBound
    return try base.bytes(start + range.lowerBound..<start + range.upperBound)
  }
}
