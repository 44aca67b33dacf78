/// Bytes as text (RFC 4648, with padding), for what JSON cannot hold.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0...3 {
        let isPadding = place > group.count
        let sextet = Int(bits >> UInt32(18 - 6 * place)) & 63
        text.append(isPadding ? UInt8(ascii: "=") : alphabet[sextet])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes; `nil` where the text is not exactly what ``encode(_:)`` would have written.
  package static func decode(_ text: String) -> [UInt8]? {
    let input = Array(text.utf8)
    guard input.count.isMultiple(of: 4) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(input.count / 4 * 3)
    for start in stride(from: 0, to: input.count, by: 4) {
      let group = input[start..<start + 4]
      let padding = group.reversed().prefix { $0 == UInt8(ascii: "=") }.count
      guard padding <= 2, padding == 0 || start + 4 == input.count else { return nil }
      var bits: UInt32 = 0
      for byte in group.dropLast(padding) {
        guard let value = value(of: byte) else { return nil }
        bits = bits << 6 | value
      }
      bits <<= 6 * UInt32(padding)
      let decoded = [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
      guard decoded.suffix(padding).allSatisfy({ $0 == 0 }) else { return nil }
      bytes.append(contentsOf: decoded.dropLast(padding))
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
