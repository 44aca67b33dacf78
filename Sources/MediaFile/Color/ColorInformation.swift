/// What a `colr` box says: codes, or an ICC profile that is located.
package enum ColorInformation: Hashable, Sendable {
  case codes(CodePoints, isFullRange: Bool)
  case profile(Range<Int>)

  /// nil for kinds that no specification names.
  init?(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 16)
    switch try cursor.code() {
    case "prof", "rICC": self = .profile(cursor.offset..<box.content.upperBound)
    case "nclx":
      let codes = try CodePoints(&cursor)
      let range = cursor.isAtEnd ? 0 : try cursor.u8()
      self = .codes(codes, isFullRange: range & 0x80 != 0)
    case "nclc": self = .codes(try CodePoints(&cursor), isFullRange: false)
    default: return nil
    }
  }
}
