import MediaFile

/// A small matrix profile (ICC.1:2022, version 4) with sRGB's tone curve.
///
/// About 500 bytes, where the profiles that libraries bring along take up to seven thousand: on a
/// thumbnail that is a difference. The same space always gives the same bytes.
enum ICCProfile {
  static let sRGB = make("sRGB", .bt709)
  static let displayP3 = make("Display P3", .displayP3)
  static let bt2020 = make("BT.2020", .bt2020)

  private static func make(_ name: String, _ primaries: RGBPrimaries) -> [UInt8] {
    let colorants = primaries.toD50
    let bradford = RGBPrimaries.bradford
    let adaptation = [bradford.first, bradford.second, bradford.third]
    return assemble([
      (["desc"], text(name)),
      (["cprt"], text("CC0")),
      (["wtpt"], element("XYZ ", fixedPoint(d50))),
      // By rows, as the format wants it.
      (
        ["chad"],
        element(
          "sf32",
          fixedPoint(adaptation.map(\.x) + adaptation.map(\.y) + adaptation.map(\.z)))
      ),
      (["rXYZ"], element("XYZ ", fixedPoint(colorants.first))),
      (["gXYZ"], element("XYZ ", fixedPoint(colorants.second))),
      (["bXYZ"], element("XYZ ", fixedPoint(colorants.third))),
      (["rTRC", "gTRC", "bTRC"], curve),
    ])
  }

  /// The white that all colours in a profile are relative to.
  private static let d50 = Vector3(x: 0.9642, y: 1, z: 0.8249)

  /// sRGB's curve: a power of 2.4 with a straight foot.
  private static let curve = element(
    "para",
    [0, 3, 0, 0] + fixedPoint([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]))

  /// Header, table of tags, elements. Tags may share an element.
  private static func assemble(_ elements: [(tags: [String], bytes: [UInt8])]) -> [UInt8] {
    let tagCount = elements.reduce(0) { $0 + $1.tags.count }
    var table = number(tagCount)
    var data: [UInt8] = []
    let dataStart = 128 + 4 + 12 * tagCount
    for element in elements {
      for tag in element.tags {
        table += Array(tag.utf8) + number(dataStart + data.count) + number(element.bytes.count)
      }
      data += element.bytes + [UInt8](repeating: 0, count: -element.bytes.count & 3)
    }
    return header(size: dataStart + data.count) + table + data
  }

  private static func header(size: Int) -> [UInt8] {
    var bytes = number(size) + number(0) + [4, 0x40, 0, 0]
    bytes += Array("mntrRGB XYZ ".utf8)
    // A date that does not change: equal renditions are equal bytes.
    bytes += [2026, 1, 1, 0, 0, 0].flatMap { ByteOrder.bigEndian.bytes16($0) }
    bytes += Array("acsp".utf8)
    bytes += [UInt8](repeating: 0, count: 68 - bytes.count)
    bytes += fixedPoint(d50)
    return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
  }

  private static func element(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(type.utf8) + number(0) + bytes
  }

  /// One text, in English.
  private static func text(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { ByteOrder.bigEndian.bytes16(Int($0)) }
    let record = Array("enUS".utf8) + number(units.count) + number(28)
    return element("mluc", number(1) + number(12) + record + units)
  }

  private static func number(_ value: Int) -> [UInt8] { ByteOrder.bigEndian.bytes32(value) }

  private static func fixedPoint(_ vector: Vector3) -> [UInt8] {
    fixedPoint([vector.x, vector.y, vector.z])
  }

  private static func fixedPoint(_ values: [Double]) -> [UInt8] {
    values.flatMap { number(Int(($0 * 65_536).rounded())) }
  }
}
