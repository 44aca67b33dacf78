import JobSpec

/// A packet as UTF-8, up to its end: what follows the end is what an earlier, longer version left.
struct XMPText {
  let bytes: [UInt8]
  /// Whether something other than padding followed the end.
  let hasLeftovers: Bool

  /// - Throws: ``PrivacyError`` where the packet is in an encoding that no carrier here uses.
  init(_ packet: [UInt8], in carrier: String) throws(PrivacyError) {
    var packet = packet
    if packet.starts(with: [0xEF, 0xBB, 0xBF]) { packet.removeFirst(3) }
    if packet.starts(with: [0xFE, 0xFF]) || packet.starts(with: [0, 0x3C]) {
      packet = Self.utf8(packet, high: 0)
    } else if packet.starts(with: [0xFF, 0xFE]) || packet.starts(with: [0x3C, 0]) {
      packet = Self.utf8(packet, high: 1)
    }
    guard let end = Self.end(of: packet) else {
      let trimmed = packet.lastIndex { $0 != 0 }.map { Array(packet[...$0]) } ?? []
      bytes = trimmed
      hasLeftovers = false
      return
    }
    hasLeftovers = packet[end...].contains { $0 != 0 && $0 > 0x20 }
    bytes = Array(packet[..<end])
  }

  private static func utf8(_ packet: [UInt8], high: Int) -> [UInt8] {
    let units = stride(from: 0, to: packet.count - 1, by: 2).map {
      UInt16(packet[$0 + high]) << 8 | UInt16(packet[$0 + 1 - high])
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  /// Behind `<?xpacket end="w"?>`.
  private static func end(of packet: [UInt8]) -> Int? {
    guard let start = packet.lastRange(of: Array("<?xpacket end".utf8)) else { return nil }
    var index = start.upperBound
    while index + 1 < packet.count {
      if packet[index] == UInt8(ascii: "?"), packet[index + 1] == UInt8(ascii: ">") {
        return index + 2
      }
      index += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Where other bytes stand last.
  fileprivate func lastRange(of other: [UInt8]) -> Range<Int>? {
    guard other.count <= count else { return nil }
    for start in stride(from: count - other.count, through: 0, by: -1)
    where self[start..<start + other.count].elementsEqual(other) {
      return start..<start + other.count
    }
    return nil
  }
}
