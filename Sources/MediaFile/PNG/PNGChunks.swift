/// The chunks of a PNG, up to its end chunk.
package struct PNGChunks: Sendable {
  package let chunks: [PNGChunk]
  /// The first byte after the picture.
  package let end: Int
  /// Whether an end chunk was seen.
  package let isComplete: Bool

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Walks a PNG that begins at the start of the source.
  ///
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where it is none, `truncated` where a
  ///   chunk is cut. A file that only lacks its end chunk is returned as incomplete.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    guard source.count >= 8, try source.bytes(0..<8) == Self.signature else {
      throw MediaFileError(.unsupportedFormat, "not a PNG", at: 0)
    }
    var chunks: [PNGChunk] = []
    var position = 8
    var isComplete = false
    while !isComplete, position < source.count {
      guard position <= source.count - 12 else {
        throw MediaFileError(.truncated, "a PNG chunk that leaves the file", at: position)
      }
      guard chunks.count < 1_000_000 else {
        throw MediaFileError(.limitExceeded, "a PNG with too many chunks", at: position)
      }
      let head = try source.bytes(position..<position + 8)
      let length = ByteOrder.bigEndian.uint32(head, at: 0) ?? 0
      let type = ByteOrder.bigEndian.uint32(head, at: 4) ?? 0
      guard length <= source.count - position - 12 else {
        throw MediaFileError(.truncated, "a PNG chunk that leaves the file", at: position)
      }
      let chunk = PNGChunk(
        type: FourCC(rawValue: UInt32(type)), range: position..<position + 12 + length,
        data: position + 8..<position + 8 + length)
      chunks.append(chunk)
      position += 12 + length
      isComplete = chunk.type == "IEND"
    }
    self.chunks = chunks
    self.end = position
    self.isComplete = isComplete
  }
}

/// One chunk.
package struct PNGChunk: Hashable, Sendable {
  package var type: FourCC
  /// Length, type, data and checksum.
  package var range: Range<Int>
  package var data: Range<Int>

  /// A whole chunk, checksum included.
  package static func encode(_ type: FourCC, _ data: [UInt8]) -> [UInt8] {
    let order = ByteOrder.bigEndian
    let body = order.bytes32(Int(type.rawValue)) + data
    var checksum = PNGChecksum()
    checksum.add(body)
    return order.bytes32(data.count) + body + order.bytes32(Int(checksum.value))
  }
}
