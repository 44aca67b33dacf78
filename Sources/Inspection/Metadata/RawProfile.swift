/// A block as a text: a newline, its name, its length, and then hexadecimal digits.
struct RawProfile {
  var block: [UInt8] = []

  /// nil where the digits do not make up what the length promises.
  init?(_ text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count == 3 else { return nil }
    let digits = String(decoding: lines[1], as: UTF8.self).filter(\.isNumber)
    guard let count = Int(digits), count <= text.count else { return nil }
    var high: UInt8?
    for byte in lines[2] {
      guard let digit = Self.value(byte) else { continue }
      if let first = high {
        block.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    guard block.count == count else { return nil }
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
