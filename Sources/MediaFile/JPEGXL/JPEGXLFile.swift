/// A JPEG XL file: a codestream alone, or boxes of which some hold it (ISO/IEC 18181-2).
package struct JPEGXLFile {
  package let source: any ByteSource
  package let header: JPEGXLHeader
  /// `Exif`, `xml `, `jumb`, `jbrd`, `jhgm`, `brob` …; empty for a codestream alone.
  package let boxes: [Box]
  package let trailer: Range<Int>?

  /// - Throws: ``MediaFileError`` with `corrupt` where no codestream is found, `truncated` where the
  ///   file ends inside a box or the header.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    self.source = source
    let head = try source.bytes(0..<min(source.count, 2))
    guard !head.elementsEqual([0xFF, 0x0A]) else {
      boxes = []
      trailer = nil
      header = try JPEGXLHeader(source)
      return
    }
    let top = try TopLevelBoxes(source)
    boxes = top.boxes
    trailer = top.trailer
    header = try JPEGXLHeader(Self.codestream(top.boxes, in: source))
  }

  package func first(_ type: FourCC) -> Box? { boxes.first(type) }

  /// Whether the file can be turned back into the JPEG that it was made of.
  package var holdsJPEG: Bool { first("jbrd") != nil }

  /// Frames of the animation, from the frame index; nil where there is none.
  package var indexedFrames: Int? {
    guard let index = first("jxli") else { return nil }
    var cursor = index.cursor(source, fetch: 16)
    var count = 0
    for place in 0..<9 {
      guard let byte = try? cursor.u8() else { return nil }
      count |= Int(byte & 0x7F) << (7 * place)
      if byte & 0x80 == 0 { return count }
    }
    return nil
  }

  private static func codestream(
    _ boxes: [Box], in source: any ByteSource
  ) throws(MediaFileError) -> PieceSource {
    if let whole = boxes.first("jxlc") { return try PieceSource(of: source, whole.content) }
    // A part begins with its number, four bytes that belong to no codestream.
    let parts = boxes.filter { $0.type == "jxlp" && $0.content.count >= 4 }
    guard !parts.isEmpty else {
      throw MediaFileError(.corrupt, "a JPEG XL file without a picture")
    }
    return try PieceSource(
      of: source, pieces: parts.map { $0.content.lowerBound + 4..<$0.content.upperBound })
  }
}
