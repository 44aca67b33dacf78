/// The attributes of an OpenEXR picture, of which a few are kept.
package struct OpenEXRFile {
  /// Of the display window.
  package private(set) var width = 0
  package private(set) var height = 0
  /// `R`, `G`, `B`, `A`, `Y`, `Z` and names of the writer's own.
  package private(set) var channels: [String] = []
  package private(set) var bitDepth = 16
  /// Names of all attributes.
  package private(set) var attributes: Set<String> = []

  /// - Throws: ``MediaFileError`` with `truncated` or `corrupt` where the header cannot be read.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(source, order: .littleEndian)
    try cursor.skip(8)
    for _ in 0..<1024 {
      let name = try cursor.text(limit: 255)
      if name.isEmpty { break }
      _ = try cursor.text(limit: 255)
      let size = Int(try cursor.u32())
      let start = cursor.offset
      attributes.insert(name)
      switch name {
      case "displayWindow": try readWindow(&cursor)
      case "channels": try readChannels(&cursor)
      default: break
      }
      try cursor.seek(to: start)
      try cursor.skip(size)
    }
    guard (1...1 << 30).contains(width), (1...1 << 30).contains(height) else {
      throw MediaFileError(.corrupt, "an OpenEXR picture without a window", at: 8)
    }
  }

  private mutating func readWindow(_ cursor: inout ByteCursor) throws(MediaFileError) {
    var sides: [Int] = []
    for _ in 0..<4 { sides.append(Int(Int32(bitPattern: try cursor.u32()))) }
    width = sides[2] - sides[0] + 1
    height = sides[3] - sides[1] + 1
  }

  /// Each: a name, a type (0 and 2 have 32 bits, 1 has 16), and twelve bytes of sampling.
  private mutating func readChannels(_ cursor: inout ByteCursor) throws(MediaFileError) {
    while channels.count < 1024 {
      let name = try cursor.text(limit: 255)
      if name.isEmpty { return }
      channels.append(name)
      if try cursor.u32() != 1 { bitDepth = 32 }
      try cursor.skip(12)
    }
  }
}
