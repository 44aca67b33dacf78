/// The properties of an item graph, and which item has which (`iprp`).
struct PropertyTable {
  /// In the order of `ipco`; associations count from 1.
  var properties: [ItemProperty] = []
  /// The boxes of the properties, in the same order.
  var boxes: [Box] = []
  /// Indices into `properties`, in the order in which they apply.
  var associations: [UInt32: [Int]] = [:]

  init() {}

  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    let children = try box.children(source)
    guard let container = children.first("ipco") else {
      throw MediaFileError(.corrupt, "properties without “ipco”", at: box.range.lowerBound)
    }
    boxes = try container.children(source)
    try ItemLimits.check(
      boxes.count, within: ItemLimits.properties, "item properties", at: container)
    for box in boxes { properties.append(try ItemProperty(box, source)) }
    var total = 0
    for table in children where table.type == "ipma" {
      try readAssociations(table, source, total: &total)
    }
  }

  private mutating func readAssociations(
    _ box: Box, _ source: any ByteSource, total: inout Int
  ) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 1024)
    let (version, flags) = try cursor.versionAndFlags()
    let hasLongIndices = flags & 1 == 1
    let count = Int(try cursor.u32())
    try ItemLimits.check(count, within: ItemLimits.items, "property associations", at: box)
    for _ in 0..<count {
      let item = UInt32(truncatingIfNeeded: try cursor.number(bytes: version == 0 ? 2 : 4))
      var indices: [Int] = []
      for _ in 0..<(try cursor.u8()) {
        let index = hasLongIndices ? Int(try cursor.u16() & 0x7FFF) : Int(try cursor.u8() & 0x7F)
        // 0 stands for no property.
        guard index > 0 else { continue }
        guard index <= properties.count else {
          throw MediaFileError(
            .corrupt, "item \(item) with a property that is not there", at: box.range.lowerBound)
        }
        indices.append(index - 1)
      }
      total += indices.count
      try ItemLimits.check(total, within: ItemLimits.references, "property associations", at: box)
      associations[item, default: []] += indices
    }
  }
}
