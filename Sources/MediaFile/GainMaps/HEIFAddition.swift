/// Items that join those of a HEIF file.
struct HEIFAddition {
  private struct Item {
    var id: Int
    /// A whole `infe` box.
    var info: [UInt8]
    /// In ``HEIFAddition/data``.
    var data: Range<Int>
    /// As `ipma` has them: an index from 1, and whether the property is essential.
    var properties: [(index: Int, isEssential: Bool)]
  }

  private let graph: ItemGraph
  private var items: [Item] = []
  private var properties: [[UInt8]] = []
  private var references: [[UInt8]] = []
  private var groups: [[UInt8]] = []
  /// What the new items are made of, for a data box of their own.
  private(set) var data: [UInt8] = []
  private var nextItem: Int

  /// Everything is written with identifiers of two bytes.
  init(to graph: ItemGraph) throws(MediaFileError) {
    self.graph = graph
    nextItem = Int(graph.items.keys.max() ?? 0) + 1
    guard nextItem < 60_000 else {
      throw MediaFileError(.limitExceeded, "a HEIF file with too many items")
    }
  }

  /// Takes over another file's picture, with the tiles that it is made of.
  mutating func add(
    primaryOf source: any ByteSource, isHidden: Bool
  ) throws(MediaFileError) -> Int {
    let other = try HEIFFile(source).graph
    var tiles: [Int] = []
    for tile in other.inputs(of: other.primary) {
      tiles.append(try add(tile, of: other, isHidden: true))
    }
    let picture = try add(other.primary, of: other, isHidden: isHidden)
    if !tiles.isEmpty { refer("dimg", from: picture, to: tiles) }
    return picture
  }

  private mutating func add(
    _ item: UInt32, of other: ItemGraph, isHidden: Bool
  ) throws(MediaFileError) -> Int {
    guard let type = other.items[item]?.type else {
      throw MediaFileError(.corrupt, "an item \(item) that is not there")
    }
    var links: [(index: Int, isEssential: Bool)] = []
    for index in other.propertyIndices(of: item) {
      let box = other.propertyBoxes[index]
      let isEssential = ["hvcC", "av1C", "irot", "imir", "clap"].contains(box.type)
      links.append((try add(property: other.source.bytes(box.range)), isEssential))
    }
    let content = try other.data(of: item)
    return add(
      type, isHidden: isHidden, content: try content.bytes(0..<content.count), links)
  }

  /// The item that is made of the picture and its map, and the picture's alternative.
  mutating func addToneMap(
    of primary: UInt32, _ map: Int, block: [UInt8]
  ) throws(MediaFileError) {
    guard let size = graph.uprightSize(of: primary) else {
      throw MediaFileError(.corrupt, "a picture without a size")
    }
    let order = ByteOrder.bigEndian
    let extent = BoxBytes.fullBox(
      "ispe", order.bytes32(size.width) + order.bytes32(size.height))
    // Ten bits of sRGB's primaries under PQ: what most screens for HDR are driven with.
    let depths = BoxBytes.fullBox("pixi", [3, 10, 10, 10])
    let color = BoxBytes.box(
      "colr", Array("nclx".utf8) + order.bytes16(1) + order.bytes16(16) + order.bytes16(6) + [0x80])
    let links = try [extent, depths, color].map { property throws(MediaFileError) in
      (index: try add(property: property), isEssential: false)
    }
    let item = add("tmap", isHidden: false, content: block, links)
    refer("dimg", from: item, to: [Int(primary), map])
    let group = nextItem
    nextItem += 1
    groups.append(
      BoxBytes.fullBox(
        "altr",
        order.bytes32(group) + order.bytes32(2) + order.bytes32(item)
          + order.bytes32(Int(primary))))
  }

  private mutating func add(property: [UInt8]) throws(MediaFileError) -> Int {
    properties.append(property)
    let index = graph.propertyBoxes.count + properties.count
    guard index < 128 else {
      throw MediaFileError(.limitExceeded, "a HEIF file with too many properties")
    }
    return index
  }

  private mutating func add(
    _ type: FourCC, isHidden: Bool, content: [UInt8],
    _ properties: [(index: Int, isEssential: Bool)]
  ) -> Int {
    let id = nextItem
    nextItem += 1
    let order = ByteOrder.bigEndian
    let info = BoxBytes.fullBox(
      "infe", version: 2, flags: isHidden ? 1 : 0,
      order.bytes16(id) + order.bytes16(0) + order.bytes32(Int(type.rawValue)) + [0])
    let range = data.count..<data.count + content.count
    data += content
    items.append(Item(id: id, info: info, data: range, properties: properties))
    return id
  }

  private mutating func refer(_ type: FourCC, from item: Int, to others: [Int]) {
    let order = ByteOrder.bigEndian
    references.append(
      BoxBytes.box(
        type,
        order.bytes16(item) + order.bytes16(others.count) + others.flatMap { order.bytes16($0) }))
  }
}

extension HEIFAddition {
  /// The `meta` box with the new items in its tables.
  ///
  /// - Parameters:
  ///   - box: The file's own.
  ///   - source: The file.
  ///   - shift: By how much the data of its items moves.
  ///   - dataStart: Where the data of the new items begins.
  /// - Returns: The whole box.
  /// - Throws: ``MediaFileError`` where a table has a form that libheif does not write.
  func meta(
    _ box: Box, _ source: any ByteSource, shift: Int, dataStart: Int
  ) throws(MediaFileError) -> [UInt8] {
    var content = try source.bytes(box.content.lowerBound..<box.content.lowerBound + 4)
    let children = try box.metaChildren(source)
    for child in children {
      let bytes = try source.bytes(child.content)
      switch child.type {
      case "iloc": content += try locations(shift: shift, dataStart: dataStart)
      case "iinf": content += try infos(bytes)
      case "iprp": content += try propertyBox(child, source)
      case "iref": content += BoxBytes.box("iref", bytes + references.flatMap(\.self))
      case "grpl": content += BoxBytes.box("grpl", bytes + groups.flatMap(\.self))
      default: content += try source.bytes(child.range)
      }
    }
    if children.first("iref") == nil {
      content += BoxBytes.fullBox("iref", references.flatMap(\.self))
    }
    if children.first("grpl") == nil { content += BoxBytes.box("grpl", groups.flatMap(\.self)) }
    return BoxBytes.box("meta", content)
  }

  private func infos(_ bytes: [UInt8]) throws(MediaFileError) -> [UInt8] {
    let order = ByteOrder.bigEndian
    guard bytes.count >= 6, bytes[0] == 0, let count = order.uint16(bytes, at: 4) else {
      throw MediaFileError(.unsupportedFormat, "an item table of another version")
    }
    return BoxBytes.box(
      "iinf",
      bytes[..<4] + order.bytes16(count + items.count) + bytes[6...]
        + items.flatMap(\.info))
  }

  private func propertyBox(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    let order = ByteOrder.bigEndian
    var content: [UInt8] = []
    for child in try box.children(source) {
      var bytes = try source.bytes(child.content)
      switch child.type {
      case "ipco": bytes += properties.flatMap(\.self)
      case "ipma":
        guard bytes.count >= 8, bytes[0] == 0, bytes[3] & 1 == 0,
          let count = order.uint32(bytes, at: 4)
        else { throw MediaFileError(.unsupportedFormat, "a property table of another version") }
        bytes.replaceSubrange(4..<8, with: order.bytes32(count + items.count))
        for item in items {
          bytes += order.bytes16(item.id) + [UInt8(item.properties.count)]
          bytes += item.properties.map { UInt8($0.index) | ($0.isEssential ? 0x80 : 0) }
        }
      default: break
      }
      content += BoxBytes.box(child.type, bytes)
    }
    return BoxBytes.box("iprp", content)
  }

  /// The table anew, with four bytes for each offset and length.
  private func locations(shift: Int, dataStart: Int) throws(MediaFileError) -> [UInt8] {
    let order = ByteOrder.bigEndian
    var entries: [UInt8] = []
    let known = graph.locations.values.sorted { $0.id < $1.id }
    for location in known {
      guard location.construction != .item, location.dataReference == 0, location.id < 65_536 else {
        throw MediaFileError(.unsupportedFormat, "an item whose data lies elsewhere")
      }
      let isInFile = location.construction == .file
      entries += order.bytes16(Int(location.id)) + order.bytes16(isInFile ? 0 : 1)
      entries += order.bytes16(0) + order.bytes16(location.extents.count)
      for extent in location.extents {
        let start = extent.start + (isInFile ? shift : 0)
        guard let length = extent.length, start >= 0, start + length <= 0xFFFF_FFFF else {
          throw MediaFileError(.unsupportedFormat, "an item of unknown length")
        }
        entries += order.bytes32(start) + order.bytes32(length)
      }
    }
    for item in items {
      entries += order.bytes16(item.id) + order.bytes16(0) + order.bytes16(0) + order.bytes16(1)
      entries += order.bytes32(dataStart + item.data.lowerBound) + order.bytes32(item.data.count)
    }
    return BoxBytes.fullBox(
      "iloc", version: 1, [0x44, 0x00] + order.bytes16(known.count + items.count) + entries)
  }
}
