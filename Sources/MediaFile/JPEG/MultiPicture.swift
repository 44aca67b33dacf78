/// The index of a file that holds several JPEGs (CIPA DC-007).
package struct MultiPicture: Hashable, Sendable {
  package struct Image: Hashable, Sendable {
    /// 030000 the picture itself, 020002 a stereo view, 020001 a panorama's part, 010001 and 010002
    /// large thumbnails, 0 undefined (gain maps).
    package var type: UInt32
    /// In the file; may reach past its end.
    package var range: Range<Int>
  }

  package var images: [Image]
  /// The index block, its TIFF header first.
  package var block: Range<Int>

  /// Reads the index that a JPEG carries; nil where it carries none.
  package init?(_ jpeg: JPEGFile) throws(MediaFileError) {
    guard let part = jpeg.first(.multiPicture) else { return nil }
    block = part.body
    images = []
    let file = try TIFFFile(jpeg.source, in: block)
    let directory = try file.directory(at: file.firstDirectory)
    guard let entries = directory[TIFFTag(rawValue: 0xB002)] else { return }
    let table = try file.bytes(of: entries, limit: 16 * 1024)
    for entry in stride(from: 0, through: table.count - 16, by: 16) {
      let order = file.byteOrder
      guard let attributes = order.uint32(table, at: entry),
        let size = order.uint32(table, at: entry + 4),
        let offset = order.uint32(table, at: entry + 8)
      else { break }
      // Offsets count from the index's own header, but for the first picture.
      let start = entry == 0 ? jpeg.start : block.lowerBound + offset
      images.append(
        Image(type: UInt32(attributes) & 0xFFFFFF, range: start..<start + size))
    }
  }
}
