import MediaFile

/// A file with a hole of zeros, of which nothing is stored; counts what is asked for.
final class SparseSource: ByteSource {
  private let head: [UInt8]
  private let hole: Int
  private let tail: [UInt8]
  private(set) var bytesRead = 0

  init(head: [UInt8], hole: Int, tail: [UInt8]) {
    self.head = head
    self.hole = hole
    self.tail = tail
  }

  var count: Int { head.count + hole + tail.count }

  func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(.truncated, "past the end")
    }
    bytesRead += range.count
    return range.map { position in
      if position < head.count { return head[position] }
      return position < head.count + hole ? 0 : tail[position - head.count - hole]
    }
  }
}
