/// A box of an ISO base media file: where it is and what it says it is.
package struct Box: Hashable, Sendable {
  package var type: FourCC
  /// The sixteen bytes that name a `uuid` box.
  package var userType: [UInt8]?
  /// The whole box, header included.
  package var range: Range<Int>
  /// What follows the header.
  package var content: Range<Int>
}

/// Reads the boxes that follow each other in a range.
package struct BoxReader {
  private var cursor: ByteCursor
  private let source: any ByteSource

  package init(_ source: any ByteSource, in range: Range<Int>? = nil) {
    self.source = source
    // A header is 8 to 32 bytes, and the next one is usually far away.
    self.cursor = ByteCursor(source, in: range, fetch: 64)
  }

  /// Where the next box begins.
  package var offset: Int { cursor.offset }
  package var remaining: Int { cursor.remaining }

  /// The next box; nil at the end, where up to seven bytes of padding may be left.
  ///
  /// - Throws: `truncated` where a box reaches past the end of the file, `corrupt` where it reaches
  ///   past the box that holds it, or says it is smaller than its own header.
  package mutating func next() throws(MediaFileError) -> Box? {
    guard cursor.remaining >= 8 else { return nil }
    let start = cursor.offset
    let short = Int(try cursor.u32())
    let type = try cursor.code()
    var size = short
    switch short {
    case 0: size = cursor.bounds.upperBound - start
    case 1: size = try cursor.length(bytes: 8)
    default: break
    }
    var userType: [UInt8]?
    if type == "uuid" { userType = try cursor.bytes(16) }
    let header = cursor.offset - start
    guard size >= header else {
      throw MediaFileError(
        .corrupt, "a box “\(type)” smaller than its own header", at: start)
    }
    guard size <= cursor.bounds.upperBound - start else {
      let atEnd = cursor.bounds.upperBound == source.count
      throw MediaFileError(
        atEnd ? .truncated : .corrupt,
        atEnd
          ? "a file that ends inside its box “\(type)”"
          : "a box “\(type)” that leaves the one that holds it",
        at: start)
    }
    let end = start + size
    let content = cursor.offset..<end
    try cursor.seek(to: end)
    return Box(type: type, userType: userType, range: start..<end, content: content)
  }

  /// All boxes up to a number that no honest file reaches.
  package static func boxes(
    _ source: any ByteSource, in range: Range<Int>? = nil, limit: Int = 16_384
  ) throws(MediaFileError) -> [Box] {
    var reader = BoxReader(source, in: range)
    var boxes: [Box] = []
    while let box = try reader.next() {
      guard boxes.count < limit else {
        throw MediaFileError(
          .limitExceeded, "more than \(limit) boxes side by side", at: box.range.lowerBound)
      }
      boxes.append(box)
    }
    return boxes
  }
}

extension Box {
  /// Whether the box carries a C2PA manifest.
  package var isC2PA: Bool {
    userType == [
      0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4,
      0x81,
    ]
  }

  /// Whether the box carries an XMP packet.
  package var isXMP: Bool {
    userType == [
      0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF,
      0xAC,
    ]
  }
}
