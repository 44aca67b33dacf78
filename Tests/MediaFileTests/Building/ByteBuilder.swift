/// Builds the bytes of small files, the way their specifications write them.
struct ByteBuilder {
  var bytes: [UInt8] = []

  static func u16(_ value: Int) -> [UInt8] { number(value, count: 2) }
  static func u32(_ value: Int) -> [UInt8] { number(value, count: 4) }
  static func u64(_ value: Int) -> [UInt8] { number(value, count: 8) }
  static func ascii(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// Big-endian, as most containers have it.
  static func number(_ value: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func littleEndian(_ value: Int, count: Int) -> [UInt8] {
    number(value, count: count).reversed()
  }

  /// A box of an ISO base media file.
  static func box(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    u32(content.count + 8) + ascii(type) + content
  }

  /// A box that begins with a version and flags.
  static func fullBox(
    _ type: String, version: Int = 0, flags: Int = 0, _ content: [UInt8] = []
  ) -> [UInt8] {
    box(type, [UInt8(version)] + number(flags, count: 3) + content)
  }

  static func fileType(_ major: String, _ others: [String] = []) -> [UInt8] {
    box("ftyp", ascii(major) + u32(0) + others.flatMap { ascii($0) })
  }
}
