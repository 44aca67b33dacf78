import MediaFile

/// What a source says in the fields that its policy removes, in the spellings that a search needs.
///
/// Never printed and never stored: a proof names carriers only.
package struct PrivateValues: Hashable, Sendable {
  /// A removed value as bytes, and the carrier that had it.
  struct Needle: Hashable, Sendable {
    var bytes: [UInt8]
    var carrier: String
  }

  /// As they were met, some of them twice: what is collected is mostly never compared.
  private var needles: [Needle] = []
  /// Values that the policy keeps; the same text in a removed field is no evidence.
  private var allowed: [[UInt8]] = []

  /// Nothing to search for.
  package init() {}

  /// Bytes that a value needs to be searched for.
  static let substance = 8

  /// A removed text, searched for as UTF-8 and UTF-16.
  mutating func remove(text: some Sequence<UInt8>, from carrier: String) {
    let text = Self.trimmed(Array(text))
    insert(text, from: carrier)
    guard text.count >= Self.substance else { return }
    let units = String(decoding: text, as: UTF8.self).utf16.prefix(64)
    insert(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, from: carrier)
    insert(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, from: carrier)
  }

  /// Removed bytes of which every copy must be gone: of large blocks, a few windows.
  mutating func remove(block: [UInt8], from carrier: String) {
    guard block.count > 64 else {
      insert(block, from: carrier)
      return
    }
    for part in 1...3 {
      let start = block.count * part / 4
      let window = Array(block[start..<min(start + 32, block.count)])
      // Flat areas and tables that every file has are no evidence.
      if Self.variety(of: window) >= 16 { insert(window, from: carrier) }
    }
  }

  /// Removed bytes of a file; of long ranges, the beginning.
  mutating func remove(
    _ range: Range<Int>, of source: any ByteSource, from carrier: String
  ) throws(PrivacyError) {
    let part = range.lowerBound..<min(range.upperBound, range.lowerBound + 65_536)
    do { remove(block: try source.bytes(part), from: carrier) } catch {
      throw PrivacyError(error, in: carrier)
    }
  }

  mutating func remove(bytes: [UInt8], from carrier: String) { insert(bytes, from: carrier) }

  /// A text or block that stays.
  mutating func keep(_ value: some Sequence<UInt8>) {
    let value = Array(value)
    if value.count >= Self.substance { allowed.append(value) }
  }

  /// What remains to be searched for: no value that stands in something that is kept.
  func evidence() -> [Needle] {
    let search = NeedleSearch(needles)
    var excused: Set<Needle> = []
    for value in allowed { excused.formUnion(search.matches(in: value)) }
    return Array(Set(needles).subtracting(excused))
  }

  mutating func formUnion(_ other: PrivateValues) {
    needles += other.needles
    allowed += other.allowed
  }

  private mutating func insert(_ bytes: [UInt8], from carrier: String) {
    guard bytes.count >= Self.substance, Self.variety(of: bytes) >= 4 else { return }
    needles.append(Needle(bytes: bytes, carrier: carrier))
  }

  /// How many different bytes there are.
  private static func variety(of bytes: [UInt8]) -> Int {
    var seen = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    for byte in bytes {
      let bit = UInt64(1) << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: seen.0 |= bit
      case 1: seen.1 |= bit
      case 2: seen.2 |= bit
      default: seen.3 |= bit
      }
    }
    return seen.0.nonzeroBitCount + seen.1.nonzeroBitCount + seen.2.nonzeroBitCount
      + seen.3.nonzeroBitCount
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return Array(bytes[first...last])
  }
}
