/// The result of a splice, read without being written.
package final class SplicedSource: ByteSource {
  private let source: any ByteSource
  private let pieces: [Splice.Piece]
  private let starts: [Int]
  package let count: Int

  package init(_ splice: Splice, of source: any ByteSource) {
    self.source = source
    self.pieces = splice.pieces
    self.count = splice.count
    var position = 0
    self.starts = splice.pieces.map { piece in
      defer { position += piece.count }
      return position
    }
  }

  package func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(
        .truncated, "The result ends at \(count), before \(range.upperBound).",
        at: range.lowerBound)
    }
    var result: [UInt8] = []
    var index = piece(at: range.lowerBound)
    while index < pieces.count, starts[index] < range.upperBound {
      let start = starts[index]
      let wanted = range.clamped(to: start..<start + pieces[index].count)
      switch pieces[index] {
      case .copy(let from):
        let shift = from.lowerBound - start
        let part = try source.bytes(wanted.lowerBound + shift..<wanted.upperBound + shift)
        if part.count == range.count { return part }
        result += part
      case .bytes(let bytes):
        result += bytes[wanted.lowerBound - start..<wanted.upperBound - start]
      case .zeros:
        result += repeatElement(0, count: wanted.count)
      }
      index += 1
    }
    return result
  }

  /// The last piece that starts at or before a position.
  private func piece(at position: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}

extension Splice {
  /// The whole result in memory.
  ///
  /// - Throws: ``MediaFileError`` where the source cannot be read.
  package func apply(to source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    try SplicedSource(self, of: source).bytes(0..<count)
  }
}
