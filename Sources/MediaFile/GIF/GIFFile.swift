/// The blocks of a GIF.
package struct GIFFile {
  package struct Block: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case image, graphicControl, comment, plainText
      /// By the eleven letters of its identifier and code.
      case application(String)
      case unknown(UInt8)
    }
    package var content: Content
    /// The block with its sub-blocks and terminator.
    package var range: Range<Int>
  }

  package let source: any ByteSource
  package let width: Int
  package let height: Int
  /// Bits an index, from the global colour table.
  package let colorBits: Int
  package private(set) var blocks: [Block] = []
  /// Times that the animation runs; 0 without end, nil where nothing says so.
  package private(set) var loopCount: Int?
  /// Whether some frame leaves pixels transparent.
  package private(set) var hasTransparency = false
  /// After the trailer byte; nil where the file ends first.
  package private(set) var end: Int?

  private static let blockLimit = 1 << 18

  /// Walks the blocks to the trailer, or as far as they reach.
  ///
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where it is no GIF, `truncated` where the
  ///   file ends in its header, `corrupt` where a block begins with what none begins with.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    self.source = source
    var cursor = ByteCursor(source, order: .littleEndian, fetch: 4096)
    guard let signature = try? cursor.bytes(6),
      signature == Array("GIF87a".utf8) || signature == Array("GIF89a".utf8)
    else { throw MediaFileError(.unsupportedFormat, "not a GIF", at: 0) }
    width = Int(try cursor.u16())
    height = Int(try cursor.u16())
    let packed = try cursor.u8()
    try cursor.skip(2)
    colorBits = Int(packed & 7) + 1
    if packed & 0x80 != 0 { try cursor.skip(3 << colorBits) }
    do throws(MediaFileError) {
      while try readBlock(&cursor) {
        guard blocks.count < Self.blockLimit else {
          throw MediaFileError(.limitExceeded, "a GIF with too many blocks")
        }
      }
    } catch {
      // A GIF that is cut off still has the frames before the cut.
      guard error.code == .truncated else { throw error }
    }
  }

  package var frames: Int { blocks.count { $0.content == .image } }

  package var trailer: Range<Int>? {
    guard let end, end < source.count else { return nil }
    return end..<source.count
  }

  private mutating func readBlock(_ cursor: inout ByteCursor) throws(MediaFileError) -> Bool {
    let start = cursor.offset
    let content: Block.Content
    switch try cursor.u8() {
    case 0x3B:
      end = cursor.offset
      return false
    case 0x2C:
      try cursor.skip(8)
      let packed = try cursor.u8()
      if packed & 0x80 != 0 { try cursor.skip(3 << (Int(packed & 7) + 1)) }
      try cursor.skip(1)
      content = .image
    case 0x21:
      content = try readExtension(&cursor)
    default:
      throw MediaFileError(.corrupt, "a GIF block that is none", at: start)
    }
    try Self.skipSubBlocks(&cursor)
    blocks.append(Block(content: content, range: start..<cursor.offset))
    return true
  }

  /// Reads an extension's label and what is of use in its first sub-block, then steps back to it.
  private mutating func readExtension(
    _ cursor: inout ByteCursor
  ) throws(MediaFileError) -> Block.Content {
    let label = try cursor.u8()
    let start = cursor.offset
    defer { try? cursor.seek(to: start) }
    switch label {
    case 0xFE: return .comment
    case 0x01: return .plainText
    case 0xF9:
      if try cursor.u8() >= 1, try cursor.u8() & 1 == 1 { hasTransparency = true }
      return .graphicControl
    case 0xFF:
      let size = Int(try cursor.u8())
      let name = String(decoding: try cursor.bytes(size), as: UTF8.self)
      if ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(name), try cursor.u8() == 3,
        try cursor.u8() == 1
      {
        loopCount = Int(try cursor.u16())
      }
      return .application(name)
    default: return .unknown(label)
    }
  }

  private static func skipSubBlocks(_ cursor: inout ByteCursor) throws(MediaFileError) {
    while true {
      let size = Int(try cursor.u8())
      guard size > 0 else { return }
      try cursor.skip(size)
    }
  }
}
