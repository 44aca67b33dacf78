/// Reads numbers of any number of bits from bytes in memory, as codec headers have them.
struct BitCursor {
  /// Which bit of a byte comes first.
  enum First { case lowest, highest }

  private let bytes: [UInt8]
  private let first: First
  /// Counted from the first bit.
  private(set) var position = 0

  init(_ bytes: [UInt8], first: First) {
    self.bytes = bytes
    self.first = first
  }

  mutating func bit() throws(MediaFileError) -> Bool { try bits(1) == 1 }

  /// The next bits as a number; at most 32 of them.
  mutating func bits(_ count: Int) throws(MediaFileError) -> Int {
    guard (0...32).contains(count), count <= bytes.count * 8 - position else {
      throw MediaFileError(.truncated, "a codec's header that ends too early")
    }
    var value = 0
    for index in 0..<count {
      let (byte, place) = (bytes[position >> 3], position & 7)
      switch first {
      case .lowest: value |= Int(byte >> UInt8(place) & 1) << index
      case .highest: value = value << 1 | Int(byte >> UInt8(7 - place) & 1)
      }
      position += 1
    }
    return value
  }

  mutating func skip(_ count: Int) throws(MediaFileError) {
    guard count >= 0, count <= bytes.count * 8 - position else {
      throw MediaFileError(.truncated, "a codec's header that ends too early")
    }
    position += count
  }
}
