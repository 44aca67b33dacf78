/// The checksum that each PNG chunk ends with (CRC-32 of its type and data).
///
/// Written here because this layer links no zlib.
package struct PNGChecksum {
  private var remainder: UInt32 = 0xFFFF_FFFF

  package init() {}

  package var value: UInt32 { ~remainder }

  package mutating func add(_ bytes: [UInt8]) {
    var remainder = remainder
    for byte in bytes {
      remainder = Self.table[Int((remainder ^ UInt32(byte)) & 0xFF)] ^ (remainder >> 8)
    }
    self.remainder = remainder
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
