/// What a WebP's header chunk says, or would say where there is none.
package struct WebPHeader: Hashable, Sendable {
  package struct Flags: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let animation = Flags(rawValue: 0x02)
    package static let xmp = Flags(rawValue: 0x04)
    package static let exif = Flags(rawValue: 0x08)
    package static let alpha = Flags(rawValue: 0x10)
    package static let iccProfile = Flags(rawValue: 0x20)
  }

  package var flags: Flags
  /// Of the canvas, in pixels.
  package var width: Int
  package var height: Int
  /// Whether the file has a `VP8X` chunk.
  package var isExtended: Bool

  /// Reads the `VP8X` chunk, or else the picture's own header.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where neither can be read.
  package init(_ source: any ByteSource, _ chunks: [RIFFChunk]) throws(MediaFileError) {
    guard let first = chunks.first, first.data.count >= 5 else {
      throw MediaFileError(.corrupt, "a WebP without a picture", at: 12)
    }
    let start = first.data.lowerBound
    let head = try source.bytes(start..<start + min(first.data.count, 16))
    let order = ByteOrder.littleEndian
    isExtended = false
    switch first.id {
    case "VP8X":
      guard let width = order.unsigned(head, at: 4, width: 3),
        let height = order.unsigned(head, at: 7, width: 3)
      else { break }
      self.flags = Flags(rawValue: head[0])
      self.width = Int(width) + 1
      self.height = Int(height) + 1
      self.isExtended = true
      return
    case "VP8 ":
      guard head.count >= 10, head[3...5] == [0x9D, 0x01, 0x2A],
        let width = order.uint16(head, at: 6), let height = order.uint16(head, at: 8)
      else { break }
      self.flags = []
      self.width = width & 0x3FFF
      self.height = height & 0x3FFF
      return
    case "VP8L":
      guard head[0] == 0x2F, let bits = order.uint32(head, at: 1) else { break }
      self.flags = bits >> 28 & 1 == 1 ? .alpha : []
      self.width = bits & 0x3FFF + 1
      self.height = bits >> 14 & 0x3FFF + 1
      return
    default: break
    }
    throw MediaFileError(.corrupt, "a WebP whose first chunk is no header", at: start)
  }

  /// The data of a `VP8X` chunk.
  package func encode() -> [UInt8] {
    let order = ByteOrder.littleEndian
    return [flags.rawValue, 0, 0, 0] + order.bytes(UInt64(max(width - 1, 0)), width: 3)
      + order.bytes(UInt64(max(height - 1, 0)), width: 3)
  }
}
