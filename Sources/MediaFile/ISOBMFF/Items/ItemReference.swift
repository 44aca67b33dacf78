/// A typed link from one item to others.
package struct ItemReference: Hashable, Sendable {
  /// `dimg` derived from, `thmb` thumbnail of, `auxl` auxiliary to, `cdsc` describes …
  package var type: FourCC
  package var from: UInt32
  package var to: [UInt32]

  static func table(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [ItemReference]
  {
    var cursor = box.cursor(source, fetch: 16)
    let width = try cursor.versionAndFlags().version == 0 ? 2 : 4
    var references: [ItemReference] = []
    var targets = 0
    for entry in try box.children(source, after: 4) {
      var cursor = entry.cursor(source)
      let from = UInt32(truncatingIfNeeded: try cursor.number(bytes: width))
      let count = Int(try cursor.u16())
      targets += count
      try ItemLimits.check(targets, within: ItemLimits.references, "item references", at: box)
      var to: [UInt32] = []
      to.reserveCapacity(count)
      for _ in 0..<count {
        to.append(UInt32(truncatingIfNeeded: try cursor.number(bytes: width)))
      }
      references.append(ItemReference(type: entry.type, from: from, to: to))
    }
    return references
  }
}

/// Entities that belong together: alternatives (`altr`), stereo views (`ster`), bursts …
package struct EntityGroup: Hashable, Sendable {
  package var type: FourCC
  package var id: UInt32
  package var entities: [UInt32]

  static func table(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [EntityGroup] {
    var groups: [EntityGroup] = []
    var total = 0
    for entry in try box.children(source) {
      var cursor = entry.cursor(source)
      _ = try cursor.versionAndFlags()
      let id = try cursor.u32()
      let count = Int(try cursor.u32())
      total += count
      try ItemLimits.check(total, within: ItemLimits.references, "group members", at: box)
      var entities: [UInt32] = []
      for _ in 0..<count { entities.append(try cursor.u32()) }
      groups.append(EntityGroup(type: entry.type, id: id, entities: entities))
    }
    return groups
  }
}
