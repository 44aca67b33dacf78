/// The chunks of a RIFF file, as WebP and AVI are.
package struct RIFFChunks: Sendable {
  /// What the file says it is: `WEBP`, `AVI `.
  package let form: FourCC
  package let chunks: [RIFFChunk]
  /// The first byte after what the header's size covers.
  package let end: Int

  /// Walks a file that begins at the start of the source.
  ///
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where it is no RIFF file, `truncated`
  ///   where the file is shorter than its header says, `corrupt` where a chunk leaves it.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    let order = ByteOrder.littleEndian
    guard source.count >= 12 else { throw MediaFileError(.truncated, "a RIFF header", at: 0) }
    let head = try source.bytes(0..<12)
    guard RIFFChunk.code(head, at: 0) == "RIFF", let size = order.uint32(head, at: 4) else {
      throw MediaFileError(.unsupportedFormat, "not a RIFF file", at: 0)
    }
    guard size >= 4, size <= source.count - 8 else {
      throw MediaFileError(
        .truncated, "a RIFF file of \(size + 8) bytes, of which \(source.count) are there", at: 4)
    }
    self.form = RIFFChunk.code(head, at: 8)
    self.end = 8 + size
    self.chunks = try RIFFChunk.list(source, in: 12..<8 + size)
  }
}

/// One chunk.
package struct RIFFChunk: Hashable, Sendable {
  package var id: FourCC
  /// Header, data, and the padding to an even length.
  package var range: Range<Int>
  package var data: Range<Int>

  /// The chunks that fill a range: of a file, or of a chunk that holds others.
  package static func list(
    _ source: any ByteSource, in range: Range<Int>
  ) throws(MediaFileError) -> [RIFFChunk] {
    var chunks: [RIFFChunk] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard chunks.count < 1_000_000 else {
        throw MediaFileError(.limitExceeded, "a RIFF file with too many chunks", at: position)
      }
      guard position <= range.upperBound - 8 else {
        throw MediaFileError(.corrupt, "a RIFF chunk without its header", at: position)
      }
      let head = try source.bytes(position..<position + 8)
      let size = ByteOrder.littleEndian.uint32(head, at: 4) ?? 0
      guard size <= range.upperBound - position - 8 else {
        throw MediaFileError(.corrupt, "a RIFF chunk that leaves what holds it", at: position)
      }
      let data = position + 8..<position + 8 + size
      // The last padding byte is sometimes forgotten.
      let end = min(data.upperBound + size % 2, range.upperBound)
      chunks.append(RIFFChunk(id: code(head, at: 0), range: position..<end, data: data))
      position = end
    }
    return chunks
  }

  /// A whole chunk, padded.
  package static func encode(_ id: FourCC, _ data: [UInt8]) -> [UInt8] {
    let header =
      ByteOrder.bigEndian.bytes32(Int(id.rawValue)) + ByteOrder.littleEndian.bytes32(data.count)
    return header + data + (data.count.isMultiple(of: 2) ? [] : [0])
  }

  static func code(_ bytes: [UInt8], at offset: Int) -> FourCC {
    FourCC(rawValue: UInt32(ByteOrder.bigEndian.uint32(bytes, at: offset) ?? 0))
  }
}
