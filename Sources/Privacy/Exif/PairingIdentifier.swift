import Hashing

/// Gives both halves of a Live Photo the same new identifier without their knowing each other.
enum PairingIdentifier {
  /// A UUID of the same length as the old one, made from it by a hash that cannot be undone.
  ///
  /// It is of version 8, and such a one is left as it is: a second run changes nothing.
  static func replacement(for value: [UInt8]) -> [UInt8] {
    let text = value.prefix { $0 != 0 }
    guard text.count == 36, value[14] != UInt8(ascii: "8") else { return value }
    let digest = Array(SHA256.digest(of: Array(text)).hex.utf8)
    var result = value
    var digit = 0
    for index in 0..<36 where value[index] != UInt8(ascii: "-") {
      result[index] = uppercased(digest[digit])
      digit += 1
    }
    result[14] = UInt8(ascii: "8")
    result[19] = UInt8(ascii: "A")
    return result
  }

  private static func uppercased(_ digit: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit) ? digit - 0x20 : digit
  }
}
