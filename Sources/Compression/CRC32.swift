import CZlib

/// The checksum of PNG chunks, ZIP and gzip, in one go or piece by piece.
package struct CRC32: Hashable, Sendable {
  package private(set) var value: UInt32 = 0

  package init() {}

  /// The checksum of some bytes.
  package static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = CRC32()
    sum.update(bytes)
    return sum.value
  }

  package mutating func update(_ bytes: [UInt8]) {
    // A null pointer, as empty arrays may have, would start anew.
    if bytes.isEmpty { return }
    value = UInt32(truncatingIfNeeded: unsafe crc32_z(UInt(value), bytes, bytes.count))
  }
}
