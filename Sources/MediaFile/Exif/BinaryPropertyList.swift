/// The integers of a small binary property list whose top is a dictionary, as Apple's maker note
/// has; what else is in it is passed over.
package struct BinaryPropertyList: Hashable, Sendable {
  package private(set) var integers: [String: Int] = [:]

  private static let objectLimit = 256
  private static let trailerLength = 32

  /// nil where the bytes are no property list with a dictionary at its top.
  package init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - Self.trailerLength
    guard trailer >= 8, bytes.starts(with: Array("bplist".utf8)) else { return nil }
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    let order = ByteOrder.bigEndian
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = order.unsigned(bytes, at: trailer + 8, width: 8), count <= Self.objectLimit,
      let top = order.unsigned(bytes, at: trailer + 16, width: 8),
      let table = order.unsigned(bytes, at: trailer + 24, width: 8).flatMap({ Int(exactly: $0) }),
      table <= trailer
    else { return nil }
    /// Where an object begins, by its number.
    func place(_ object: UInt64) -> Int? {
      guard object < count else { return nil }
      return order.unsigned(bytes, at: table + Int(object) * offsetSize, width: offsetSize)
        .flatMap { Int(exactly: $0) }.flatMap { $0 < trailer ? $0 : nil }
    }
    guard let start = place(top), bytes[start] >> 4 == 0xD else { return nil }
    let entries = Int(bytes[start] & 0xF)
    // Dictionaries of 15 and more entries give their length otherwise; none of ours is so large.
    guard entries < 15 else { return nil }
    for index in 0..<entries {
      let reference = { (position: Int) in
        order.unsigned(bytes, at: start + 1 + position * referenceSize, width: referenceSize)
      }
      guard let key = reference(index).flatMap(place),
        let value = reference(index + entries)
          .flatMap(place), let name = Self.text(bytes, at: key),
        let number = Self.integer(bytes, at: value)
      else { continue }
      integers[name] = number
    }
  }

  private static func text(_ bytes: [UInt8], at offset: Int) -> String? {
    let count = Int(bytes[offset] & 0xF)
    guard bytes[offset] >> 4 == 5, count < 15, offset + 1 + count <= bytes.count else { return nil }
    return String(decoding: bytes[offset + 1..<offset + 1 + count], as: UTF8.self)
  }

  private static func integer(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard bytes[offset] >> 4 == 1, bytes[offset] & 0xF <= 3 else { return nil }
    return ByteOrder.bigEndian
      .unsigned(bytes, at: offset + 1, width: 1 << Int(bytes[offset] & 0xF))
      .map { Int(truncatingIfNeeded: $0) }
  }
}
