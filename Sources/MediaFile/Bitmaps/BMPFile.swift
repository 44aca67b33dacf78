/// The header of a Windows bitmap.
package struct BMPFile {
  package let width: Int
  package let height: Int
  /// Of a whole pixel: 1, 4 and 8 are indices of a palette.
  package let bitsPerPixel: Int
  package let hasAlpha: Bool

  /// - Throws: ``MediaFileError`` with `truncated` where the header ends early, `corrupt` where it
  ///   says what no bitmap can be.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(source, order: .littleEndian, fetch: 128)
    try cursor.skip(14)
    let size = Int(try cursor.u32())
    if size == 12 {
      width = Int(try cursor.u16())
      height = Int(try cursor.u16())
    } else {
      width = Int(Int32(bitPattern: try cursor.u32()))
      // A negative height says that the rows begin at the top.
      height = abs(Int(Int32(bitPattern: try cursor.u32())))
    }
    try cursor.skip(2)
    bitsPerPixel = Int(try cursor.u16())
    var mask: UInt32 = 0
    if size >= 56, bitsPerPixel == 32 {
      try cursor.seek(to: 14 + 52)
      mask = try cursor.u32()
    }
    hasAlpha = mask != 0
    guard width > 0, height > 0, [1, 2, 4, 8, 16, 24, 32].contains(bitsPerPixel) else {
      throw MediaFileError(.corrupt, "a bitmap header that says what none can be", at: 14)
    }
  }
}
