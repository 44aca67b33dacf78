/// A JPEG 2000 picture: a codestream alone, or boxes around it (ISO/IEC 15444-1, annexes A and I).
package struct JPEG2000File {
  package let source: any ByteSource
  package let boxes: [Box]
  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var components = 0
  package private(set) var bitDepth = 8
  package private(set) var hasPalette = false
  package private(set) var hasAlpha = false
  /// Where the profile stands, if one does.
  package private(set) var profile: Range<Int>?
  /// 16 sRGB, 17 grey, 18 sYCC; 12 CMYK …
  package private(set) var colorSpace: Int?

  /// - Throws: ``MediaFileError`` with `corrupt` where no size is found, `truncated` where the file
  ///   ends before it.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    self.source = source
    let head = try source.bytes(0..<min(source.count, 2))
    if head == [0xFF, 0x4F] {
      boxes = []
      try readCodestream(0..<source.count)
      return
    }
    boxes = try BoxReader.boxes(source)
    guard let header = boxes.first("jp2h") else {
      throw MediaFileError(.corrupt, "a JPEG 2000 file without a header")
    }
    for box in try header.children(source) { try read(box) }
    // The codestream is what is decoded; the header only promises.
    if let picture = boxes.first("jp2c") { try readCodestream(picture.content) }
    guard (1...1 << 30).contains(width), (1...1 << 30).contains(height) else {
      throw MediaFileError(.corrupt, "a JPEG 2000 file without a size", at: header.range.lowerBound)
    }
  }

  private mutating func read(_ box: Box) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 64)
    switch box.type {
    case "ihdr":
      height = Int(try cursor.u32())
      width = Int(try cursor.u32())
      components = Int(try cursor.u16())
      let depth = try cursor.u8()
      if depth != 255 { bitDepth = Int(depth & 0x7F) + 1 }
    case "pclr": hasPalette = true
    case "colr" where profile == nil && colorSpace == nil:
      let method = try cursor.u8()
      try cursor.skip(2)
      if method == 1 { colorSpace = Int(try cursor.u32()) }
      if method == 2 || method == 3 { profile = cursor.offset..<box.content.upperBound }
    case "cdef":
      for _ in 0..<(try cursor.u16()) {
        try cursor.skip(2)
        let type = try cursor.u16()
        if type == 1 || type == 2 { hasAlpha = true }
        try cursor.skip(2)
      }
    default: break
    }
  }

  /// Reads `SIZ`, which follows the start of every codestream.
  private mutating func readCodestream(_ range: Range<Int>) throws(MediaFileError) {
    var cursor = ByteCursor(source, in: range, fetch: 64)
    guard try cursor.u32() == 0xFF4F_FF51 else {
      throw MediaFileError(.corrupt, "a JPEG 2000 codestream without a size", at: range.lowerBound)
    }
    try cursor.skip(4)
    let right = Int(try cursor.u32())
    let bottom = Int(try cursor.u32())
    width = right - Int(try cursor.u32())
    height = bottom - Int(try cursor.u32())
    try cursor.skip(16)
    components = Int(try cursor.u16())
    bitDepth = Int(try cursor.u8() & 0x7F) + 1
    guard (1...1 << 30).contains(width), (1...1 << 30).contains(height), components > 0 else {
      throw MediaFileError(.corrupt, "a JPEG 2000 codestream of no size", at: range.lowerBound)
    }
  }
}
