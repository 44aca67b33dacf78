/// The maker note of an Exif block: what cameras note beside the standard, each in its own way.
package struct MakerNoteBlock {
  package let bytes: [UInt8]
  /// Where the note stands, relative to the TIFF header from which most makers' offsets count.
  package let offset: Int
  package let byteOrder: ByteOrder

  private static let sizeLimit = 1 << 20

  /// nil where the block has no note, or one that is too long or out of reach.
  package init?(_ exif: ExifBlock) {
    guard let entry = exif.entry(.makerNote, in: .exif), let place = entry.value,
      let bytes = try? exif.file.bytes(of: entry, limit: Self.sizeLimit), bytes.count > 8
    else { return nil }
    self.bytes = bytes
    offset = place.lowerBound
    byteOrder = exif.file.byteOrder
  }

  package func begins(with signature: String) -> Bool {
    bytes.starts(with: Array(signature.utf8))
  }

  /// A small block that holds the note alone, for readers that want one around it: it stands where
  /// its offsets expect it. nil where that would be longer than `limit` bytes.
  package func standalone(make: String, model: String, limit: Int) -> [UInt8]? {
    // Notes whose offsets count from themselves may stand anywhere.
    let isMovable = ["Nikon\0\u{2}", "FUJIFILM", "OLYMPUS\0"].contains { begins(with: $0) }
    let header = 8
    let place = isMovable ? header : offset
    let end = place.addingReportingOverflow(bytes.count + bytes.count % 2)
    guard place >= header, !end.overflow, end.partialValue <= limit else { return nil }
    let order = byteOrder
    let padding = [UInt8](repeating: 0, count: place - header)
    let note = bytes + [UInt8](repeating: 0, count: bytes.count % 2)
    let start: [UInt8] = order == .bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]
    let makeText = Array(make.utf8.prefix(64)) + [0]
    let modelText = Array(model.utf8.prefix(64)) + [0]
    let exifStart = end.partialValue + 2 + 3 * 12 + 4
    let textStart = exifStart + 2 + 12 + 4
    let fields: [(tag: TIFFTag, type: TIFFFieldType, count: Int, value: Int)] = [
      (.make, .ascii, makeText.count, textStart),
      (.model, .ascii, modelText.count, textStart + makeText.count),
      (.exifDirectory, .long, 1, exifStart),
    ]
    let main = Self.directory(fields, order)
    let exif = Self.directory([(.makerNote, .undefined, bytes.count, place)], order)
    return start + order.bytes16(42) + order.bytes32(end.partialValue) + padding + note + main
      + exif + makeText + modelText
  }

  private static func directory(
    _ fields: [(tag: TIFFTag, type: TIFFFieldType, count: Int, value: Int)], _ order: ByteOrder
  ) -> [UInt8] {
    let entries = fields.flatMap { field in
      order.bytes16(Int(field.tag.rawValue)) + order.bytes16(Int(field.type.rawValue))
        + order.bytes32(field.count) + order.bytes32(field.value)
    }
    return order.bytes16(fields.count) + entries + order.bytes32(0)
  }
}
