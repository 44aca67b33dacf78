/// One picture of a HEIF file as a file of its own: its coded data and its properties, without what is
/// said of it and what is made of it.
///
/// Decoders that stumble over the rest of a file open it.
package enum HEIFExtract {
  /// - Parameters:
  ///   - item: The picture, coded or made of others.
  ///   - graph: The file that has it.
  /// - Returns: The file, in memory: about as long as the coded data.
  /// - Throws: ``MediaFileError`` where an item is missing or its data lies outside, `limitExceeded`
  ///   where there is more of it than the file is long.
  package static func file(of item: UInt32, in graph: ItemGraph) throws(MediaFileError) -> [UInt8] {
    let parts = try parts(of: item, in: graph)
    var data: [UInt8] = []
    var ranges: [Range<Int>] = []
    for part in parts {
      let content = try graph.data(of: part)
      guard content.count <= graph.source.count - data.count else {
        throw MediaFileError(.limitExceeded, "items that share their data")
      }
      ranges.append(data.count..<data.count + content.count)
      data += try content.bytes(0..<content.count)
    }
    let coded = graph.items[graph.codedItem(of: item)]?.type
    let brands: [FourCC] = [coded == "av01" ? "avif" : "heic", "mif1", "miaf"]
    let order = ByteOrder.bigEndian
    let type = BoxBytes.box(
      "ftyp",
      order.bytes32(Int(brands[0].rawValue)) + order.bytes32(0)
        + brands.flatMap { order.bytes32(Int($0.rawValue)) })
    let tables = try Tables(parts, graph)
    let size = tables.meta(ranges, dataStart: 0).count
    let start = type.count + size + BoxBytes.headerLength
    guard start + data.count <= 0xFFFF_FFFF else {
      throw MediaFileError(.limitExceeded, "a picture of more than 4 GB")
    }
    return type + tables.meta(ranges, dataStart: start) + BoxBytes.box("mdat", data)
  }

  /// The item and all that it is made of, the item first.
  private static func parts(
    of item: UInt32, in graph: ItemGraph
  ) throws(MediaFileError) -> [UInt32] {
    var parts = [item]
    var known: Set = [item]
    var next = 0
    while next < parts.count {
      for input in graph.inputs(of: parts[next]) where known.insert(input).inserted {
        parts.append(input)
      }
      next += 1
      guard parts.count <= 4096 else {
        throw MediaFileError(.limitExceeded, "a picture of too many parts")
      }
    }
    guard parts.allSatisfy({ graph.items[$0] != nil }) else {
      throw MediaFileError(.corrupt, "a picture whose parts are not there")
    }
    return parts
  }
}

/// The tables of such a file; its items are counted anew, from 1.
private struct Tables {
  private let infos: [UInt8]
  private let properties: [UInt8]
  private let references: [UInt8]
  private let count: Int

  private static let essential: Set<FourCC> = ["hvcC", "av1C", "avcC", "irot", "imir", "clap"]

  init(_ parts: [UInt32], _ graph: ItemGraph) throws(MediaFileError) {
    let order = ByteOrder.bigEndian
    let numbers = Dictionary(uniqueKeysWithValues: zip(parts, 1...))
    count = parts.count
    var infos: [UInt8] = []
    var references: [UInt8] = []
    var boxes: [UInt8] = []
    var indices: [Int: Int] = [:]
    var links: [UInt8] = []
    for (part, number) in zip(parts, 1...) {
      let type = graph.items[part]?.type ?? "hvc1"
      infos += BoxBytes.fullBox(
        "infe", version: 2, flags: number == 1 ? 0 : 1,
        order.bytes16(number) + order.bytes16(0) + order.bytes32(Int(type.rawValue)) + [0])
      let inputs = graph.inputs(of: part).compactMap { numbers[$0] }
      if !inputs.isEmpty {
        references += BoxBytes.box(
          "dimg",
          order.bytes16(number) + order.bytes16(inputs.count)
            + inputs.flatMap { order.bytes16($0) })
      }
      let used = graph.propertyIndices(of: part)
      links += order.bytes16(number) + [UInt8(clamping: used.count)]
      for index in used.prefix(255) {
        let box = graph.propertyBoxes[index]
        if indices[index] == nil {
          boxes += try graph.source.bytes(box.range)
          indices[index] = indices.count + 1
        }
        let flag = Self.essential.contains(box.type) ? 0x8000 : 0
        links += order.bytes16((indices[index] ?? 0) & 0x7FFF | flag)
      }
    }
    self.infos = infos
    self.references = references
    properties = BoxBytes.box(
      "iprp",
      BoxBytes.box("ipco", boxes)
        + BoxBytes.fullBox("ipma", flags: 1, order.bytes32(parts.count) + links))
  }

  /// `ranges` are the items' places in the data, which begins at `dataStart`.
  func meta(_ ranges: [Range<Int>], dataStart: Int) -> [UInt8] {
    let order = ByteOrder.bigEndian
    let handler = BoxBytes.fullBox(
      "hdlr",
      order.bytes32(0) + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
    var locations = [0x44, 0x00] + order.bytes16(count)
    for (range, number) in zip(ranges, 1...) {
      locations += order.bytes16(number) + order.bytes16(0) + order.bytes16(0) + order.bytes16(1)
      locations += order.bytes32(dataStart + range.lowerBound) + order.bytes32(range.count)
    }
    var content = handler + BoxBytes.fullBox("pitm", order.bytes16(1))
    content += BoxBytes.fullBox("iloc", version: 1, locations)
    content += BoxBytes.fullBox("iinf", order.bytes16(count) + infos) + properties
    if !references.isEmpty { content += BoxBytes.fullBox("iref", references) }
    return BoxBytes.fullBox("meta", content)
  }
}
