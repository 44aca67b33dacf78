extension ItemTableEdits {
  func propertyTable(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    guard !(items.isEmpty && properties.isEmpty) else { return try source.bytes(box.range) }
    var result: [UInt8] = []
    for child in try box.children(source) {
      switch child.type {
      case "ipco": result += try container(child, source)
      case "ipma": result += try associations(child, source)
      default: result += try source.bytes(child.range)
      }
    }
    return Box.encode(box.type, result)
  }

  /// Properties count by their place: one that goes leaves a `free` box there.
  private func container(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    var result: [UInt8] = []
    for (place, property) in try box.children(source).enumerated() {
      result +=
        properties.contains(place)
        ? try Box.padding(property.range.count, at: property.range.lowerBound)
        : try source.bytes(property.range)
    }
    return Box.encode(box.type, result)
  }

  /// An association with a property that goes becomes one with none, number 0.
  private func associations(
    _ box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt8] {
    var cursor = box.cursor(source, fetch: 1024)
    let (version, flags) = try cursor.versionAndFlags()
    let order = ByteOrder.bigEndian
    let (idWidth, width) = (version == 0 ? 2 : 4, flags & 1 == 1 ? 2 : 1)
    let mask: UInt64 = flags & 1 == 1 ? 0x7FFF : 0x7F
    let count = Int(try cursor.u32())
    try ItemLimits.check(count, within: ItemLimits.items, "property associations", at: box)
    var kept: [UInt8] = []
    var number = 0
    for _ in 0..<count {
      let item = try cursor.number(bytes: idWidth)
      let associated = try cursor.u8()
      var entry = order.bytes(item, width: idWidth) + [associated]
      for _ in 0..<associated {
        let association = try cursor.number(bytes: width)
        let isGone = properties.contains(Int(association & mask) - 1)
        entry += order.bytes(isGone ? 0 : association, width: width)
      }
      guard !items.contains(UInt32(truncatingIfNeeded: item)) else { continue }
      kept += entry
      number += 1
    }
    let head = try source.bytes(box.content.lowerBound..<box.content.lowerBound + 4)
    return Box.encode(box.type, head + order.bytes32(number) + kept)
  }
}
