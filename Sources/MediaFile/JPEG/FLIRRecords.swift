/// The records of a FLIR thermal camera, which a JPEG carries in segments `APP1 FLIR` (FLIR File
/// Format: `FFF`, a directory of 32-byte entries, records).
package struct FLIRRecords {
  private let block: PieceSource
  /// Type and place of each record.
  private let records: [(type: Int, range: Range<Int>)]

  private static let headerLength = 64
  private static let recordLimit = 1024

  /// nil where the JPEG has none, or they cannot be read.
  package init?(_ jpeg: JPEGFile) {
    let segments = jpeg.parts.filter {
      $0.content == .application("APP1 FLIR") && $0.segment.payload.count > 8
    }
    // `FLIR`, zero, one, the segment's number, the number of segments.
    let pieces = segments.map { $0.segment.payload.lowerBound + 8..<$0.segment.payload.upperBound }
    guard !pieces.isEmpty, let block = try? PieceSource(of: jpeg.source, pieces: pieces),
      block.count >= Self.headerLength, let header = try? block.bytes(0..<Self.headerLength),
      header.starts(with: Array("FFF\0".utf8))
    else { return nil }
    // The version, 100 to 199, tells the byte order.
    let order: ByteOrder =
      (100..<200).contains(ByteOrder.bigEndian.uint32(header, at: 20) ?? 0)
      ? .bigEndian : .littleEndian
    guard let start = order.uint32(header, at: 24), let count = order.uint32(header, at: 28),
      count <= Self.recordLimit, start <= block.count - 32 * count,
      let table = try? block.bytes(start..<start + 32 * count)
    else { return nil }
    var records: [(Int, Range<Int>)] = []
    for entry in stride(from: 0, to: table.count, by: 32) {
      guard let type = order.uint16(table, at: entry),
        let offset = order.uint32(table, at: entry + 12),
        let length = order.uint32(table, at: entry + 16), offset + length <= block.count
      else { continue }
      records.append((type, offset..<offset + length))
    }
    (self.block, self.records) = (block, records)
  }

  /// Whether a record of type 2B says that it holds a place. It is little-endian always.
  package var hasLocation: Bool {
    records.contains { record in
      guard record.type == 0x2B, record.range.count >= 4,
        let flag = try? block.bytes(record.range.lowerBound..<record.range.lowerBound + 4)
      else { return false }
      return ByteOrder.littleEndian.uint32(flag, at: 0) != 0
    }
  }
}
