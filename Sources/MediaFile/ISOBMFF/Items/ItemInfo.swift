/// What `iinf` says of one item.
package struct ItemInfo: Hashable, Sendable {
  package var id: UInt32
  package var type: FourCC
  /// Whether it is not to be shown by itself.
  package var isHidden: Bool
  package var name: String
  /// Of `mime` items.
  package var contentType: String?
  /// How the data of a `mime` item is packed, as `deflate`; nil where it is not.
  package var contentEncoding: String?
  /// Of `uri ` items.
  package var uri: String?

  static func table(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [ItemInfo] {
    var cursor = box.cursor(source, fetch: 16)
    let version = try cursor.versionAndFlags().version
    let count = Int(try cursor.number(bytes: version == 0 ? 2 : 4))
    try ItemLimits.check(count, within: ItemLimits.items, "items", at: box)
    var reader = BoxReader(source, in: cursor.offset..<box.content.upperBound)
    var items: [ItemInfo] = []
    while items.count < count, let entry = try reader.next() {
      guard entry.type == "infe", let item = try ItemInfo(entry, source) else { continue }
      items.append(item)
    }
    return items
  }

  /// How many entries an `iinf` really has, those that cannot be read included.
  package static func count(
    _ box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> Int {
    var cursor = box.cursor(source, fetch: 16)
    let width = try cursor.versionAndFlags().version == 0 ? 2 : 4
    return try box.children(source, after: 4 + width).filter { $0.type == "infe" }.count
  }

  /// nil for the first two versions of the entry, which have no item type.
  private init?(_ entry: Box, _ source: any ByteSource) throws(MediaFileError) {
    var cursor = entry.cursor(source, fetch: 128)
    let (version, flags) = try cursor.versionAndFlags()
    guard version >= 2 else { return nil }
    id = UInt32(truncatingIfNeeded: try cursor.number(bytes: version == 2 ? 2 : 4))
    try cursor.skip(2)
    type = try cursor.code()
    isHidden = flags & 1 == 1
    name = cursor.isAtEnd ? "" : try cursor.text()
    contentType = type == "mime" && !cursor.isAtEnd ? try cursor.text() : nil
    let encoding = type == "mime" && !cursor.isAtEnd ? try cursor.text() : ""
    contentEncoding = encoding.isEmpty ? nil : encoding
    uri = type == "uri " && !cursor.isAtEnd ? try cursor.text() : nil
  }
}
