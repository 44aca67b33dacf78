/// A Fujifilm raw file: a JPEG with the Exif, and a table with the size of what the sensor saw.
package struct RAFFile {
  package let source: any ByteSource
  /// The JPEG, whole.
  package let preview: Range<Int>?
  /// Of the picture that is meant to be seen, as stored; nil where the table does not say.
  package private(set) var size: (width: Int, height: Int)?

  /// - Throws: ``MediaFileError`` with `truncated` where the header ends early.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    self.source = source
    var cursor = ByteCursor(source, fetch: 128)
    try cursor.seek(to: 0x54)
    let start = Int(try cursor.u32())
    let length = Int(try cursor.u32())
    preview = length > 0 && start <= source.count - length ? start..<start + length : nil
    let table = Int(try cursor.u32())
    let tableLength = Int(try cursor.u32())
    guard tableLength >= 4, table <= source.count - tableLength else { return }
    size = try? Self.size(ByteCursor(source, in: table..<table + tableLength))
  }

  /// Tag 111 is the part that is shown, 100 the whole; height first.
  private static func size(
    _ table: ByteCursor
  ) throws(MediaFileError) -> (width: Int, height: Int)? {
    var cursor = table
    var whole: (width: Int, height: Int)?
    for _ in 0..<min(try cursor.u32(), 255) {
      let tag = try cursor.u16()
      let start = cursor.offset + 2
      let length = Int(try cursor.u16())
      if tag == 0x111 || tag == 0x100, length >= 4 {
        let height = Int(try cursor.u16())
        let size = (Int(try cursor.u16()), height)
        if tag == 0x111 { return size }
        whole = size
      }
      try cursor.seek(to: start + length)
    }
    return whole
  }
}
