import MediaFile

extension ByteBuilder {
  // MARK: JPEG

  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + u16(payload.count + 2) + payload
  }

  /// A frame header of three components.
  static func frame(_ marker: UInt8 = 0xC0, width: Int, height: Int) -> [UInt8] {
    segment(
      marker,
      [8] + u16(height) + u16(width) + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  }

  static let scan: [UInt8] =
    segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]

  /// A JPEG in structure: its scan holds no picture.
  static func jpeg(
    _ segments: [UInt8] = [], width: Int = 40, height: Int = 30, trailer: [UInt8] = []
  ) -> [UInt8] {
    [0xFF, 0xD8] + segments + frame(width: width, height: height) + scan + [0xFF, 0xD9] + trailer
  }

  // MARK: PNG

  static func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] {
    var checksum = PNGChecksum()
    checksum.add(ascii(type) + data)
    return u32(data.count) + ascii(type) + data + u32(Int(checksum.value))
  }

  static func png(
    _ chunks: [UInt8] = [], width: Int = 40, height: Int = 30, depth: UInt8 = 8, color: UInt8 = 2
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", u32(width) + u32(height) + [depth, color, 0, 0, 0]) + chunks
      + chunk("IDAT", [1, 2, 3]) + chunk("IEND")
  }

  // MARK: WebP

  static func riffChunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    ascii(type) + littleEndian(data.count, count: 4) + data + (data.count % 2 == 1 ? [0] : [])
  }

  static func webP(_ chunks: [UInt8]) -> [UInt8] {
    ascii("RIFF") + littleEndian(chunks.count + 4, count: 4) + ascii("WEBP") + chunks
  }

  static func extended(flags: UInt8, width: Int, height: Int) -> [UInt8] {
    riffChunk(
      "VP8X",
      [flags, 0, 0, 0] + littleEndian(width - 1, count: 3) + littleEndian(height - 1, count: 3))
  }

  // MARK: GIF

  static func gif(_ blocks: [UInt8], width: Int = 40, height: Int = 30) -> [UInt8] {
    ascii("GIF89a") + littleEndian(width, count: 2) + littleEndian(height, count: 2)
      + [0x80, 0, 0] + [0, 0, 0, 255, 255, 255] + blocks + [0x3B]
  }

  static let gifImage: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
}
