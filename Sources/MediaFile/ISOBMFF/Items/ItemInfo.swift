/// What `iinf` says of one item.
package struct ItemInfo: Hashable, Sendable {
  package var id: UInt32
  package var type: FourCC
  /// Whether it is not to be shown by itself.
  package var isHidden: Bool
  package var name: String
  /// Of `mime` items.
  package var contentType: String?
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
    uri = type == "uri " && !cursor.isAtEnd ? try cursor.text() : nil
  }
}
