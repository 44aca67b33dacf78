/// A key and its value, from QuickTime's `keys` and `ilst` or from an iTunes list.
package struct MovieMetadata: Hashable, Sendable {
  /// `com.apple.quicktime.location.ISO6709`; in iTunes lists the type, as in `©xyz`.
  package var key: String
  /// 1 UTF-8, 21 and 22 whole numbers, 23 and 24 floating …
  package var type: Int
  package var value: Range<Int>

  private static let limit = 4096

  /// Reads a `meta` box; empty where it holds pictures or something else.
  static func list(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [MovieMetadata] {
    let children = try box.metaChildren(source)
    guard let list = children.first("ilst") else { return [] }
    let keys = try children.first("keys").map { box throws(MediaFileError) in
      try keyNames(box, source)
    }
    var entries: [MovieMetadata] = []
    for entry in try list.children(source) {
      guard entries.count < limit else {
        throw MediaFileError(.limitExceeded, "more than \(limit) metadata values")
      }
      let number = Int(entry.type.rawValue)
      guard let keys else {
        entries += try values(of: entry, key: entry.type.description, source)
        continue
      }
      // Keys count from 1.
      guard number >= 1, number <= keys.count else { continue }
      entries += try values(of: entry, key: keys[number - 1], source)
    }
    return entries
  }

  private static func keyNames(
    _ box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [String] {
    var names: [String] = []
    for entry in try box.children(source, after: 8) {
      let name = try source.bytes(
        entry.content.lowerBound..<min(entry.content.upperBound, entry.content.lowerBound + 256))
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  private static func values(
    of entry: Box, key: String, _ source: any ByteSource
  ) throws(MediaFileError) -> [MovieMetadata] {
    var values: [MovieMetadata] = []
    for data in try entry.children(source) where data.type == "data" && data.content.count >= 8 {
      var cursor = data.cursor(source, fetch: 8)
      let type = Int(try cursor.u32() & 0xFF_FFFF)
      values.append(
        MovieMetadata(
          key: key, type: type, value: data.content.lowerBound + 8..<data.content.upperBound))
    }
    return values
  }
}

extension MovieMetadata {
  /// The value as text; nil where it is none or longer than any that is read.
  package func text(_ source: any ByteSource) throws(MediaFileError) -> String? {
    guard type == 1 || type == 0, value.count <= 4096 else { return nil }
    return String(decoding: try source.bytes(value).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The value as a number; nil where it is none.
  package func number(_ source: any ByteSource) throws(MediaFileError) -> Double? {
    var cursor = ByteCursor(source, in: value, fetch: 8)
    switch (type, value.count) {
    case (23, 4): return Double(Float(bitPattern: try cursor.u32()))
    case (24, 8): return Double(bitPattern: try cursor.u64())
    case (21, 1): return Double(Int8(bitPattern: try cursor.u8()))
    case (21, 2): return Double(Int16(bitPattern: try cursor.u16()))
    case (21, 4): return Double(Int32(bitPattern: try cursor.u32()))
    case (21, 8): return Double(Int64(bitPattern: try cursor.u64()))
    case (22, 1...8): return Double(try cursor.number(bytes: value.count))
    default: return nil
    }
  }
}
