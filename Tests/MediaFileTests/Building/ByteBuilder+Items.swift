/// A HEIF file in structure: items, properties and references, with made-up data.
struct HEIFBuilder {
  struct Item {
    var id: Int
    var type: String
    /// Indices into `properties`, from 1.
    var properties: [Int] = []
    /// Where its data stands in `mdat`; nil for none.
    var data: Range<Int>?
  }

  var items: [Item]
  var properties: [[UInt8]] = []
  /// Type, from, to.
  var references: [(type: String, from: Int, to: [Int])] = []
  var primary = 1
  var media: [UInt8] = Array(repeating: 0, count: 64)
  /// Boxes behind all others.
  var more: [UInt8] = []

  func bytes() -> [UInt8] {
    // The tables have the same length wherever the data lies.
    let draft = head(mediaStart: 0)
    return head(mediaStart: draft.count + 8) + ByteBuilder.box("mdat", media) + more
  }

  private func head(mediaStart: Int) -> [UInt8] {
    typealias B = ByteBuilder
    let infos = items.flatMap {
      B.fullBox("infe", version: 2, B.u16($0.id) + B.u16(0) + B.ascii($0.type) + [0])
    }
    let locations = items.filter { $0.data != nil }
    let entries = locations.flatMap { item in
      let data = item.data ?? 0..<0
      return B.u16(item.id) + B.u16(0) + B.u16(1) + B.u32(mediaStart + data.lowerBound)
        + B.u32(data.count)
    }
    let associations = items.flatMap { item in
      B.u16(item.id) + [UInt8(item.properties.count)] + item.properties.map { UInt8($0) }
    }
    let links = references.flatMap { link in
      B.box(link.type, B.u16(link.from) + B.u16(link.to.count) + link.to.flatMap { B.u16($0) })
    }
    let meta = B.fullBox(
      "meta",
      B.fullBox("hdlr", B.u32(0) + B.ascii("pict") + Array(repeating: 0, count: 13))
        + B.fullBox("pitm", B.u16(primary))
        + B.fullBox("iinf", B.u16(items.count) + infos)
        + B.fullBox("iloc", [0x44, 0x00] + B.u16(locations.count) + entries)
        + B.box(
          "iprp",
          B.box("ipco", properties.flatMap { $0 })
            + B.fullBox("ipma", B.u32(items.count) + associations))
        + B.fullBox("iref", links))
    return B.fileType("heic", ["mif1", "heic"]) + meta
  }

  static func size(_ width: Int, _ height: Int) -> [UInt8] {
    ByteBuilder.fullBox("ispe", ByteBuilder.u32(width) + ByteBuilder.u32(height))
  }

  static func rotation(_ turns: UInt8) -> [UInt8] { ByteBuilder.box("irot", [turns]) }

  static func cleanAperture(_ width: Int, _ height: Int) -> [UInt8] {
    ByteBuilder.box(
      "clap", [width, 1, height, 1, 0, 1, 0, 1].flatMap { ByteBuilder.u32($0) })
  }

  static func auxiliary(_ type: String) -> [UInt8] {
    ByteBuilder.fullBox("auxC", ByteBuilder.ascii(type) + [0])
  }
}
