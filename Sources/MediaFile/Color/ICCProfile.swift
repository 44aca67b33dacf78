/// What an ICC profile says of itself.
package struct ICCProfile: Hashable, Sendable {
  /// `RGB `, `GRAY`, `CMYK`, `Lab ` …
  package var colorSpace: FourCC
  /// As in `Display P3`; nil where the profile does not say.
  package var description: String?

  /// Reads the header and the description.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` or `truncated` where it is no profile.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(source, fetch: 1024)
    try cursor.seek(to: 16)
    colorSpace = try cursor.code()
    try cursor.seek(to: 36)
    guard try cursor.code() == "acsp" else {
      throw MediaFileError(.corrupt, "a colour profile that is none", at: 36)
    }
    try cursor.seek(to: 128)
    for _ in 0..<min(try cursor.u32(), 128) {
      let tag = try cursor.code()
      let offset = Int(try cursor.u32())
      let size = Int(try cursor.u32())
      guard tag == "desc" else { continue }
      guard offset <= source.count, size <= source.count - offset else { break }
      description = Self.text(ByteCursor(source, in: offset..<offset + min(size, 1 << 16)))
      break
    }
  }

  private static func text(_ element: ByteCursor) -> String? {
    var cursor = element
    let text: String?
    switch try? cursor.code() {
    case "desc": text = try? ascii(&cursor)
    case "mluc": text = try? localized(&cursor)
    default: text = nil
    }
    guard let text, !text.isEmpty else { return nil }
    return text
  }

  /// Version 2: a length and ASCII.
  private static func ascii(_ cursor: inout ByteCursor) throws(MediaFileError) -> String {
    try cursor.skip(4)
    let count = Int(try cursor.u32())
    let bytes = try cursor.bytes(min(count, cursor.remaining, 1024))
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Version 4: UTF-16 in several languages, of which English is taken, else the first.
  private static func localized(_ cursor: inout ByteCursor) throws(MediaFileError) -> String? {
    let start = cursor.offset - 4
    try cursor.skip(4)
    let count = min(try cursor.u32(), 256)
    let recordSize = Int(try cursor.u32())
    guard count > 0, recordSize >= 12 else { return nil }
    var chosen: (length: Int, offset: Int)?
    for _ in 0..<count {
      let language = try cursor.u16()
      try cursor.skip(2)
      let record = (length: Int(try cursor.u32()), offset: Int(try cursor.u32()))
      try cursor.skip(recordSize - 12)
      let isEnglish = language == 0x656E
      if chosen == nil || isEnglish { chosen = record }
      if isEnglish { break }
    }
    guard let chosen else { return nil }
    try cursor.seek(to: start + chosen.offset)
    var units: [UInt16] = []
    for _ in 0..<min(chosen.length / 2, 512) { units.append(try cursor.u16()) }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }
}
