/// The header of a Sigma (Foveon) raw file, and the previews that its directory lists.
package struct X3FFile {
  package let source: any ByteSource
  package let width: Int
  package let height: Int
  /// Degrees with the clock.
  package let rotation: Int
  /// Previews that are JPEGs; one of them has the Exif.
  package let previews: [Range<Int>]

  /// - Throws: ``MediaFileError`` with `truncated` where the header ends early, `corrupt` where it
  ///   has no size.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    self.source = source
    var cursor = ByteCursor(source, order: .littleEndian, fetch: 64)
    try cursor.skip(4)
    let version = try cursor.u32() >> 16
    try cursor.seek(to: version < 4 ? 28 : 40)
    width = Int(try cursor.u32())
    height = Int(try cursor.u32())
    rotation = Int(try cursor.u32())
    guard (1...1 << 20).contains(width), (1...1 << 20).contains(height) else {
      throw MediaFileError(.corrupt, "a Sigma raw file without a size", at: 28)
    }
    previews = (try? Self.previews(source)) ?? []
  }

  /// The last four bytes say where the directory stands.
  private static func previews(_ source: any ByteSource) throws(MediaFileError) -> [Range<Int>] {
    var cursor = ByteCursor(source, order: .littleEndian)
    try cursor.seek(to: source.count - 4)
    try cursor.seek(to: Int(try cursor.u32()))
    guard try cursor.code() == "SECd" else { return [] }
    try cursor.skip(4)
    var previews: [Range<Int>] = []
    for _ in 0..<min(try cursor.u32(), 256) {
      let start = Int(try cursor.u32())
      let length = Int(try cursor.u32())
      let type = try cursor.code()
      // A section begins with 28 bytes of its own.
      guard type == "IMA2" || type == "IMAG", length > 32, start <= source.count - length,
        try source.bytes(start + 28..<start + 30) == [0xFF, 0xD8]
      else { continue }
      previews.append(start + 28..<start + length)
    }
    return previews
  }
}
