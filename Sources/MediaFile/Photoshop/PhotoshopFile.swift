/// The header of a Photoshop document (PSD, PSB), and where its image resources stand.
package struct PhotoshopFile {
  package enum Mode: Int, Hashable, Sendable {
    case bitmap = 0
    case gray = 1
    case indexed = 2
    case rgb = 3
    case cmyk = 4
    case multichannel = 7
    case duotone = 8
    case lab = 9

    /// Channels of the colours alone.
    package var colors: Int {
      switch self {
      case .bitmap, .gray, .indexed, .duotone, .multichannel: 1
      case .rgb, .lab: 3
      case .cmyk: 4
      }
    }
  }

  package let source: any ByteSource
  package let width: Int
  package let height: Int
  package let channels: Int
  package let bitDepth: Int
  package let mode: Mode
  /// Blocks of `8BIM`, as a JPEG's `APP13` has them.
  package let resources: Range<Int>

  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where it is no such document, `corrupt`
  ///   where its header says what none can be, `truncated` where it ends early.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    self.source = source
    var cursor = ByteCursor(source, fetch: 64)
    guard try cursor.code() == "8BPS" else {
      throw MediaFileError(.unsupportedFormat, "not a Photoshop document", at: 0)
    }
    try cursor.skip(8)
    channels = Int(try cursor.u16())
    height = Int(try cursor.u32())
    width = Int(try cursor.u32())
    bitDepth = Int(try cursor.u16())
    guard let mode = Mode(rawValue: Int(try cursor.u16())), (1...300_000).contains(width),
      (1...300_000).contains(height), [1, 8, 16, 32].contains(bitDepth)
    else {
      throw MediaFileError(.corrupt, "a Photoshop header that says what none can be", at: 4)
    }
    self.mode = mode
    try cursor.skip(Int(try cursor.u32()))
    let size = Int(try cursor.u32())
    guard size <= cursor.remaining else {
      throw MediaFileError(.truncated, "a Photoshop document cut in its resources", at: 26)
    }
    resources = cursor.offset..<cursor.offset + size
  }

  /// One image resource.
  package struct Resource: Hashable, Sendable {
    package var id: Int
    package var data: Range<Int>
  }

  /// The resources up to the first that is damaged.
  package var blocks: [Resource] {
    var blocks: [Resource] = []
    var cursor = ByteCursor(source, in: resources, fetch: 64)
    while blocks.count < 4096, let block = try? Self.next(&cursor) { blocks.append(block) }
    return blocks
  }

  private static func next(_ cursor: inout ByteCursor) throws(MediaFileError) -> Resource? {
    guard cursor.remaining >= 12 else { return nil }
    try cursor.skip(4)
    let id = Int(try cursor.u16())
    // A name, its length first, padded to an even number.
    let name = Int(try cursor.u8())
    try cursor.skip(name + (name + 1) % 2)
    let size = Int(try cursor.u32())
    let start = cursor.offset
    try cursor.skip(size)
    if !size.isMultiple(of: 2), !cursor.isAtEnd { try cursor.skip(1) }
    return Resource(id: id, data: start..<start + size)
  }
}
