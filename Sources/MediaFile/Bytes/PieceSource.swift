/// Pieces of another source, joined into one: a block inside a file, or the extents of an item.
package final class PieceSource: ByteSource {
  private let source: any ByteSource
  private let pieces: [Range<Int>]
  /// Where each piece begins in the joined bytes.
  private let starts: [Int]
  package let count: Int

  /// - Throws: `truncated` where a piece reaches past the end of the source, `limitExceeded` where
  ///   the pieces together are longer than any file.
  package init(of source: any ByteSource, pieces: [Range<Int>]) throws(MediaFileError) {
    var starts: [Int] = []
    var total = 0
    for piece in pieces {
      guard piece.lowerBound >= 0, piece.upperBound <= source.count else {
        throw MediaFileError(
          .truncated,
          "A block ends at \(piece.upperBound), but the file at \(source.count).",
          at: piece.lowerBound)
      }
      starts.append(total)
      let (sum, overflow) = total.addingReportingOverflow(piece.count)
      guard !overflow else {
        throw MediaFileError(.limitExceeded, "A block's pieces are too long together.")
      }
      total = sum
    }
    self.source = source
    self.pieces = pieces
    self.starts = starts
    self.count = total
  }

  package convenience init(
    of source: any ByteSource, _ range: Range<Int>
  ) throws(MediaFileError) {
    try self.init(of: source, pieces: [range])
  }

  package func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(
        .truncated, "The block ends at \(count), before \(range.upperBound).",
        at: pieces.first?.lowerBound)
    }
    guard pieces.count > 1 else {
      let start = pieces.first?.lowerBound ?? 0
      return try source.bytes(start + range.lowerBound..<start + range.upperBound)
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for (piece, start) in zip(pieces, starts) {
      let wanted = range.clamped(to: start..<start + piece.count)
      guard !wanted.isEmpty else { continue }
      let shift = piece.lowerBound - start
      result += try source.bytes(wanted.lowerBound + shift..<wanted.upperBound + shift)
    }
    return result
  }

  package func firstIndex(
    of byte: UInt8, in range: Range<Int>
  ) throws(MediaFileError) -> Int? {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw MediaFileError(
        .truncated, "The block ends at \(count), before \(range.upperBound).",
        at: pieces.first?.lowerBound)
    }
    for (piece, start) in zip(pieces, starts) {
      let wanted = range.clamped(to: start..<start + piece.count)
      let shift = piece.lowerBound - start
      guard !wanted.isEmpty else { continue }
      let inSource = wanted.lowerBound + shift..<wanted.upperBound + shift
      if let found = try source.firstIndex(of: byte, in: inSource) { return found - shift }
    }
    return nil
  }

  /// Where a position of the joined bytes lies in the source; nil past the end.
  package func position(inSource offset: Int) -> Int? {
    for (piece, start) in zip(pieces, starts) where (start..<start + piece.count).contains(offset) {
      return piece.lowerBound + (offset - start)
    }
    return nil
  }
}
