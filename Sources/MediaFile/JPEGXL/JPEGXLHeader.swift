/// What the beginning of a JPEG XL codestream says of the picture (ISO/IEC 18181-1, SizeHeader and
/// ImageMetadata).
package struct JPEGXLHeader: Hashable, Sendable {
  /// As coded, before the orientation.
  package var width: Int
  package var height: Int
  /// As Exif counts, 1…8; decoders turn the picture themselves.
  package private(set) var orientation = 1
  package private(set) var bitDepth = 8
  package private(set) var isFloat = false
  package private(set) var isGray = false
  package private(set) var hasAlpha = false
  package private(set) var hasDepth = false
  /// Kept in the codestream where nothing simpler describes the colours.
  package private(set) var hasProfile = false
  /// nil where a profile or custom values describe the colours.
  package private(set) var color: CodePoints? = CodePoints(primaries: 1, transfer: 13, matrix: 0)
  package private(set) var isAnimation = false

  /// Enough for every header that is not built to be long.
  private static let sizeLimit = 16 << 10

  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where no codestream begins, `truncated`
  ///   where it ends inside the header.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    let bytes = try source.bytes(0..<min(source.count, Self.sizeLimit))
    guard bytes.starts(with: [0xFF, 0x0A]) else {
      throw MediaFileError(.unsupportedFormat, "no JPEG XL codestream", at: 0)
    }
    var reader = JPEGXLFields(Array(bytes.dropFirst(2)))
    (width, height) = try reader.size()
    try readMetadata(&reader)
  }

  private mutating func readMetadata(_ reader: inout JPEGXLFields) throws(MediaFileError) {
    if try reader.flag() { return }
    if try reader.flag() {
      orientation = 1 + (try reader.bits(3))
      if try reader.flag() { _ = try reader.size() }
      if try reader.flag() { try reader.skipPreview() }
      isAnimation = try reader.flag()
      if isAnimation { try reader.skipAnimation() }
    }
    (bitDepth, isFloat) = try reader.bitDepth()
    try reader.skip(1)
    for _ in 0..<(try reader.number(.is(0), .is(1), .plus(2, 4), .plus(1, 12))) {
      switch try reader.extraChannel() {
      case 0: hasAlpha = true
      case 1: hasDepth = true
      default: break
      }
    }
    try reader.skip(1)
    try readColor(&reader)
  }

  private mutating func readColor(_ reader: inout JPEGXLFields) throws(MediaFileError) {
    if try reader.flag() { return }
    color = nil
    hasProfile = try reader.flag()
    let space = try reader.enumeration()
    isGray = space == 1
    guard !hasProfile, space < 2 else { return }
    var isCustom = false
    if try reader.enumeration() == 2 {
      isCustom = true
      try reader.skipPoints(1)
    }
    var primaries = 1
    if space == 0 {
      primaries = try reader.enumeration()
      if primaries == 2 {
        isCustom = true
        try reader.skipPoints(3)
      }
    }
    // Either a gamma, or a number that ITU-T H.273 gives to the transfer.
    guard !(try reader.flag()), !isCustom else { return }
    let transfer = try reader.enumeration()
    color = CodePoints(primaries: primaries == 11 ? 12 : primaries, transfer: transfer, matrix: 0)
  }
}
