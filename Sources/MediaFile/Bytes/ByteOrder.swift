/// The order in which a file stores the bytes of a number.
package enum ByteOrder: Hashable, Sendable {
  case littleEndian, bigEndian

  /// The unsigned number in `width` bytes at `offset`, or `nil` where they do not all exist.
  package func unsigned(_ bytes: [UInt8], at offset: Int, width: Int) -> UInt64? {
    guard offset >= 0, width >= 0, width <= 8, offset <= bytes.count - width else { return nil }
    var value: UInt64 = 0
    for index in 0..<width {
      let position = self == .bigEndian ? index : width - 1 - index
      value = value << 8 | UInt64(bytes[offset + position])
    }
    return value
  }

  package func uint16(_ bytes: [UInt8], at offset: Int) -> Int? {
    unsigned(bytes, at: offset, width: 2).map { Int($0) }
  }

  package func uint32(_ bytes: [UInt8], at offset: Int) -> Int? {
    unsigned(bytes, at: offset, width: 4).map { Int($0) }
  }

  /// The low `width` bytes of a number, in this order.
  package func bytes(_ value: UInt64, width: Int) -> [UInt8] {
    (0..<width).map { index in
      let shift = self == .bigEndian ? width - 1 - index : index
      return UInt8(truncatingIfNeeded: value >> UInt64(8 * shift))
    }
  }

  package func bytes16(_ value: Int) -> [UInt8] {
    bytes(UInt64(truncatingIfNeeded: value), width: 2)
  }
  package func bytes32(_ value: Int) -> [UInt8] {
    bytes(UInt64(truncatingIfNeeded: value), width: 4)
  }
}
