import Fixtures
import JobSpec
import MediaFile

@testable import Privacy

/// A real picture with a sentinel in every carrier that a HEIF file has: of the first picture, of
/// a second one, in `idat`, in a motion photo's clip.
enum SentinelHEIF {
  private typealias B = BoxBuilder

  private struct Item {
    var id: Int
    var type: FourCC
    var name = ""
    var content: String?
    var data: [UInt8]
    var isInTables = false
    /// Numbers of properties, from 1.
    var properties: [Int] = []
  }

  private static let itemName = Sentinel(.captions, carrier: "item-name")
  private static let handler = Sentinel(.history, .camera, carrier: "pict-handler")
  private static let second = Sentinel(.location, carrier: "second-city")
  private static let thumbnail = Sentinel(.thumbnails, carrier: "thumbnail-pixels")
  private static let depth = Sentinel(.depth, carrier: "depth-pixels")
  private static let matte = Sentinel(.depth, .people, carrier: "matte-pixels")
  private static let region = Sentinel(.people, carrier: "region-face")
  private static let user = Sentinel(.captions, .people, carrier: "user-description")
  private static let alternative = Sentinel(.captions, carrier: "alt-text")
  private static let json = Sentinel(carrier: "json-item")
  private static let free = Sentinel(carrier: "heif-free")
  private static let orphan = Sentinel(carrier: "heif-orphan")
  private static let c2pa = Sentinel(.provenance, carrier: "heif-c2pa", isOpaque: true)
  private static let samsung = Sentinel(.makerNotes, carrier: "samsung-block", isOpaque: true)
  private static let clip = Sentinel(.motion, .captions, carrier: "clip-title")
  private static let place = Sentinel(.motion, .location, carrier: "clip-place")

  static func make() -> SentinelPicture {
    let base = SentinelMovie.bytes(of: "formats/phone.heic")
    let source = ArraySource(base)
    guard let file = try? HEIFFile(source),
      let coded = try? file.graph.data(of: file.graph.primary),
      let picture = try? coded.bytes(0..<coded.count),
      file.graph.items[file.graph.primary]?.type == "hvc1"
    else { preconditionFailure("the fixture has changed") }
    let shown = file.graph.propertyIndices(of: file.graph.primary)
      .map { Array(base[file.graph.propertyBoxes[$0].range]) }
    let numbers = Array(1...shown.count)
    let next = shown.count
    let extra = [
      B.full("auxC", B.text("urn:mpeg:hevc:2015:auxid:2")),
      B.full("auxC", B.text("urn:com:apple:photo:2018:aux:portraiteffectsmatte")),
      B.full("udes", B.text("en"), B.text(user.text), B.text(""), B.text("")),
      B.full("altt", B.text(alternative.text), B.text("en")),
    ]
    let header: [UInt8] = [0, 0, 0, 6] + Array("Exif\0\0".utf8)
    let items = [
      Item(
        id: 1, type: "hvc1", name: itemName.text, data: picture,
        properties: numbers + [next + 3, next + 4]),
      Item(id: 2, type: "hvc1", data: picture, properties: numbers),
      Item(id: 3, type: "Exif", data: header + Blocks.exif(order: .bigEndian)),
      Item(id: 4, type: "mime", content: "application/rdf+xml", data: Blocks.xmp()),
      Item(id: 5, type: "Exif", data: header + Blocks.exif(prefix: "")),
      Item(
        id: 6, type: "mime", content: "application/rdf+xml", data: secondPacket, isInTables: true),
      Item(id: 7, type: "hvc1", data: thumbnail.bytes, properties: numbers),
      Item(id: 8, type: "hvc1", data: depth.bytes, properties: numbers + [next + 1]),
      Item(id: 9, type: "hvc1", data: matte.bytes, properties: numbers + [next + 2]),
      Item(id: 10, type: "rgan", data: region.bytes, isInTables: true),
      Item(id: 11, type: "mime", content: "application/json", data: json.bytes),
    ]
    let references = [
      (FourCC("cdsc"), 3, 1), ("cdsc", 4, 1), ("cdsc", 5, 2), ("cdsc", 6, 2), ("thmb", 7, 1),
      ("auxl", 8, 1), ("auxl", 9, 1), ("cdsc", 10, 1), ("cdsc", 11, 1),
    ].flatMap { type, from, to in B.box(type, B.u16(from), B.u16(1), B.u16(to)) }
    let type = B.box("ftyp", B.code("heic"), B.u32(0), B.code("mif1"), B.code("heic"))
    func meta(at position: Int) -> [UInt8] {
      tables(items, properties: shown + extra, references, dataAt: position)
    }
    let length = type.count + meta(at: 0).count
    let data = items.filter { !$0.isInTables }.flatMap(\.data) + orphan.bytes
    let bytes =
      type + meta(at: length + 8) + B.box("mdat", data) + B.box("free", free.bytes)
      + B.box("uuid", SentinelMovie.manifest, [0, 0, 0, 0], c2pa.bytes)
      + B.box("mpvd", movie) + B.box("sefd", samsungBlocks)
    return SentinelPicture(
      name: "HEIC", format: .heic, bytes: bytes,
      sentinels: Blocks.exifSentinels + Blocks.xmpSentinels + [
        itemName, handler, second, thumbnail, depth, matte, region, user, alternative, json, free,
        orphan, c2pa, samsung, clip, place,
      ],
      pixels: picture)
  }

  private static let secondPacket = Array(
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF
     xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:about=""
     xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:City="\(second.text)"/></r:RDF></x:xmpmeta>
    """.utf8)

  private static func tables(
    _ items: [Item], properties: [[UInt8]], _ references: [UInt8], dataAt position: Int
  ) -> [UInt8] {
    var entries: [UInt8] = []
    var locations: [UInt8] = []
    var associations: [UInt8] = []
    var itemData: [UInt8] = []
    var offset = position
    for item in items {
      let content = item.content.map { B.text($0) } ?? []
      entries += B.full(
        "infe", version: 2, B.u16(item.id), B.u16(0), B.code(item.type), B.text(item.name), content)
      let start = item.isInTables ? itemData.count : offset
      locations +=
        B.u16(item.id) + B.u16(item.isInTables ? 1 : 0) + B.u16(0) + B.u16(1) + B.u32(start)
        + B.u32(item.data.count)
      if item.isInTables { itemData += item.data } else { offset += item.data.count }
      guard !item.properties.isEmpty else { continue }
      associations +=
        B.u16(item.id) + [UInt8(item.properties.count)] + item.properties.map { UInt8($0) }
    }
    let associated = items.filter { !$0.properties.isEmpty }.count
    return B.full(
      "meta", B.handler("pict", handler.text), B.full("pitm", B.u16(1)),
      B.full("iinf", B.u16(items.count), entries),
      B.full("iloc", version: 1, [0x44, 0x00], B.u16(items.count), locations),
      B.full("iref", references),
      B.box(
        "iprp", B.box("ipco", Array(properties.joined())),
        B.full("ipma", B.u32(associated), associations)), B.box("idat", itemData))
  }

  /// A movie without tracks says nothing but what its user data says.
  private static let movie: [UInt8] =
    B.box("ftyp", B.code("mp42"), B.u32(0))
    + B.box(
      "moov",
      B.full(
        "mvhd", B.u32(0), B.u32(0), B.u32(1000), B.u32(1000), [UInt8](repeating: 0, count: 80)),
      B.box("udta", B.international("©nam", clip.text), B.international("©xyz", place.text)))

  /// One block of a type that nobody knows.
  private static let samsungBlocks: [UInt8] = {
    let order = ByteOrder.littleEndian
    let name = Array("Some_Data".utf8)
    let block =
      [0, 0] + order.bytes16(0x0FFF) + order.bytes32(name.count) + name + samsung.bytes
    let directory =
      Array("SEFH".utf8) + order.bytes32(106) + order.bytes32(1) + [0, 0] + order.bytes16(0x0FFF)
      + order.bytes32(block.count) + order.bytes32(block.count)
    return block + directory + order.bytes32(directory.count) + Array("SEFT".utf8)
  }()
}
