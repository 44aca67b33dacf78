import MediaFile

/// Writes boxes.
enum BoxBuilder {
  private static let order = ByteOrder.bigEndian

  static func box(_ type: FourCC, _ content: [UInt8]...) -> [UInt8] {
    Box.encode(type, Array(content.joined()))
  }

  /// With version and flags.
  static func full(
    _ type: FourCC, version: UInt8 = 0, flags: Int = 0, _ content: [UInt8]...
  ) -> [UInt8] {
    Box.encode(
      type, order.bytes(UInt64(version) << 24 | UInt64(flags), width: 4) + content.joined())
  }

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

  /// A text of `udta` with its length and language.
  static func international(_ type: FourCC, _ text: String) -> [UInt8] {
    box(type, order.bytes16(text.utf8.count), [0x15, 0xC7], Array(text.utf8))
  }

  static func handler(_ type: FourCC, _ name: String) -> [UInt8] {
    full(
      "hdlr", [0, 0, 0, 0], order.bytes(UInt64(type.rawValue), width: 4),
      [UInt8](repeating: 0, count: 12), text(name))
  }

  static func code(_ type: FourCC) -> [UInt8] { order.bytes(UInt64(type.rawValue), width: 4) }
  static func u16(_ value: Int) -> [UInt8] { order.bytes16(value) }
  static func u32(_ value: Int) -> [UInt8] { order.bytes32(value) }

  /// Keys and their values, as QuickTime writes them.
  static func keys(_ entries: [(key: String, value: String)]) -> [UInt8] {
    let names = entries.map { box("mdta", Array($0.key.utf8)) }
    let values = entries.enumerated().map { number, entry in
      Box.encode(
        FourCC(rawValue: UInt32(number + 1)),
        box("data", u32(1), u32(0), Array(entry.value.utf8)))
    }
    return box(
      "meta", handler("mdta", ""), full("keys", u32(entries.count), Array(names.joined())),
      box("ilst", Array(values.joined())))
  }
}

/// A track that only carries samples of text.
struct TimedTrack {
  var id: Int
  var handler: FourCC
  var name: String
  /// The sample entry, as a whole box.
  var entry: [UInt8]
  var sample: [UInt8]
  var references: [UInt8] = []

  func encode(at position: Int) -> [UInt8] {
    typealias B = BoxBuilder
    let matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000].flatMap(B.u32)
    let header = B.full(
      "tkhd", flags: 3, B.u32(7), B.u32(7), B.u32(id), B.u32(0), B.u32(1000), B.u32(0), B.u32(0),
      [UInt8](repeating: 0, count: 8), matrix, B.u32(0), B.u32(0))
    let tables = B.box(
      "stbl", B.full("stsd", B.u32(1), entry), B.full("stts", B.u32(1), B.u32(1), B.u32(1000)),
      B.full("stsc", B.u32(1), B.u32(1), B.u32(1), B.u32(1)),
      B.full("stsz", B.u32(0), B.u32(1), B.u32(sample.count)),
      B.full("stco", B.u32(1), B.u32(position)))
    let media = B.box(
      "mdia", B.full("mdhd", B.u32(7), B.u32(7), B.u32(1000), B.u32(1000), B.u32(0)),
      B.handler(handler, name),
      B.box(
        "minf", B.full("nmhd"), B.box("dinf", B.full("dref", B.u32(1), B.full("url ", flags: 1))),
        tables))
    return B.box("trak", header, references, media)
  }

  /// A sample entry with nothing of its own.
  static func entry(_ type: FourCC, _ content: [UInt8] = []) -> [UInt8] {
    BoxBuilder.box(type, [0, 0, 0, 0, 0, 0, 0, 1], content)
  }

  /// The entry of Apple's timed keys.
  static func keyed(_ key: String) -> [UInt8] {
    typealias B = BoxBuilder
    let name = B.box("keyd", B.code("mdta"), Array(key.utf8))
    return entry("mebx", B.box("keys", Box.encode(FourCC(rawValue: 1), name)))
  }
}
