/// A picture in HEIF's low-overhead layout: one `mini` box instead of item tables (ISO/IEC
/// 23008-12:2025, “MinimizedImageBox”).
package struct MinimizedPicture: Hashable, Sendable {
  /// As stored, before the orientation.
  package private(set) var width = 0
  package private(set) var height = 0
  /// As Exif counts, 1…8.
  package private(set) var orientation = 1
  package private(set) var bitDepth = 8
  package private(set) var isMonochrome = false
  package private(set) var hasAlpha = false
  package private(set) var hasGainMap = false
  package private(set) var hasProfile = false
  package private(set) var hasExif = false
  package private(set) var hasXMP = false
  package private(set) var color: CodePoints?
  /// `hvc1` or `av01`, where the box says so itself; else the file's brand does.
  package private(set) var codec: FourCC?

  /// - Throws: ``MediaFileError`` with `unsupportedFormat` for a later version of the box.
  package init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    let end = min(box.content.upperBound, box.content.lowerBound + 64)
    var bits = BitCursor(try source.bytes(box.content.lowerBound..<end), first: .highest)
    guard try bits.bits(2) == 0 else {
      throw MediaFileError(
        .unsupportedFormat, "a “mini” box of a later version", at: box.range.lowerBound)
    }
    let namesCodec = try bits.bit()
    let isFloating = try bits.bit()
    try bits.skip(1)
    hasAlpha = try bits.bit()
    let namesColor = try bits.bit()
    let isHDR = try bits.bit()
    hasProfile = try bits.bit()
    hasExif = try bits.bit()
    hasXMP = try bits.bit()
    // 0 grey, 1 4:2:0, 2 4:2:2, 3 4:4:4.
    let chroma = try bits.bits(2)
    isMonochrome = chroma == 0
    orientation = try bits.bits(3) + 1
    let sideBits = try bits.bit() ? 15 : 7
    width = try bits.bits(sideBits) + 1
    height = try bits.bits(sideBits) + 1
    try bits.skip(chroma == 1 ? 2 : chroma == 2 ? 1 : 0)
    if isFloating {
      bitDepth = 1 << (try bits.bits(2) + 4)
    } else if try bits.bit() {
      bitDepth = try bits.bits(3) + 9
    }
    if hasAlpha { try bits.skip(1) }
    if namesColor {
      let (primaries, transfer) = (try bits.bits(8), try bits.bits(8))
      color = CodePoints(
        primaries: primaries, transfer: transfer, matrix: isMonochrome ? 2 : try bits.bits(8))
    }
    if namesCodec {
      codec = FourCC(rawValue: UInt32(try bits.bits(32)))
      try bits.skip(32)
    }
    if isHDR { hasGainMap = try bits.bit() }
  }
}
