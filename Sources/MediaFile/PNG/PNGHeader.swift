/// What a PNG's first chunk says of the picture.
package struct PNGHeader: Hashable, Sendable {
  package enum ColorType: UInt8, Hashable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgbAlpha = 6
  }

  package var width: Int
  package var height: Int
  /// Bits a sample; for palettes, bits an index.
  package var bitDepth: Int
  package var colorType: ColorType
  package var isInterlaced: Bool

  init(_ chunk: PNGChunk, in source: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(source, in: chunk.data, fetch: 16)
    width = Int(try cursor.u32())
    height = Int(try cursor.u32())
    bitDepth = Int(try cursor.u8())
    let type = ColorType(rawValue: try cursor.u8())
    try cursor.skip(2)
    isInterlaced = try cursor.u8() == 1
    guard let type, (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height),
      [1, 2, 4, 8, 16].contains(bitDepth)
    else {
      throw MediaFileError(
        .corrupt, "a PNG header that says what no PNG can be", at: chunk.range.lowerBound)
    }
    colorType = type
  }
}
