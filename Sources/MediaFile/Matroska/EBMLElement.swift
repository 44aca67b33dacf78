/// One element of EBML (RFC 8794), the structure of Matroska and WebM.
struct EBMLElement: Hashable, Sendable {
  var id: UInt32
  /// What follows the header; clamped to what holds it where the size is unknown.
  var content: Range<Int>
  var isSized: Bool

  /// Reads the header at the cursor, which is left behind it; nil at the end.
  ///
  /// - Throws: `corrupt` where the number of bytes is none that EBML has.
  static func next(_ cursor: inout ByteCursor) throws(MediaFileError) -> EBMLElement? {
    guard cursor.remaining >= 2 else { return nil }
    let start = cursor.offset
    let first = try cursor.u8()
    let idWidth = first.leadingZeroBitCount + 1
    guard idWidth <= 4 else { throw MediaFileError(.corrupt, "no EBML element", at: start) }
    let id = UInt64(first) << UInt64(8 * (idWidth - 1)) | (try cursor.number(bytes: idWidth - 1))
    let lead = try cursor.u8()
    let width = lead.leadingZeroBitCount + 1
    guard width <= 8 else { throw MediaFileError(.corrupt, "no EBML size", at: start) }
    let bits = UInt64(7 * width)
    let size =
      (UInt64(lead) << UInt64(8 * (width - 1)) | (try cursor.number(bytes: width - 1)))
      & ((1 << bits) - 1)
    let isSized = size != (1 << bits) - 1
    let begin = cursor.offset
    let room = UInt64(max(cursor.bounds.upperBound - begin, 0))
    // A cut file still has what comes before the cut.
    let end = begin + Int(isSized ? min(size, room) : room)
    return EBMLElement(
      id: UInt32(truncatingIfNeeded: id), content: begin..<end, isSized: isSized)
  }

  /// The elements inside, up to the first that is damaged and to a number no honest file reaches.
  func children(_ source: any ByteSource, limit: Int = 4096) -> [EBMLElement] {
    var cursor = ByteCursor(source, in: content, fetch: 64)
    var children: [EBMLElement] = []
    while children.count < limit, let child = try? Self.next(&cursor) {
      children.append(child)
      guard (try? cursor.seek(to: child.content.upperBound)) != nil else { break }
    }
    return children
  }

  /// nil where the number has more than eight bytes.
  func unsigned(_ source: any ByteSource) -> UInt64? {
    guard content.count <= 8 else { return nil }
    var cursor = ByteCursor(source, in: content, fetch: 8)
    return try? cursor.number(bytes: content.count)
  }

  func integer(_ source: any ByteSource) -> Int? {
    unsigned(source).flatMap { Int(exactly: $0) }
  }

  func double(_ source: any ByteSource) -> Double? {
    guard let bits = unsigned(source) else { return nil }
    switch content.count {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }

  func text(_ source: any ByteSource) -> String? {
    guard content.count <= 4096, let bytes = try? source.bytes(content) else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

extension Sequence<EBMLElement> {
  func first(_ id: UInt32) -> EBMLElement? { first { $0.id == id } }
}
