/// One name between two slashes: what a file system and a person can live with.
///
/// The bytes of a source's own name are kept as they are, valid UTF-8 or not. What comes from
/// metadata is cleaned first, because anybody can write anything there.
enum NameComponent {
  /// What Linux file systems allow, in bytes.
  static let limit = 255

  /// A value that must not make folders: slashes, control characters and outer blanks are gone.
  static func value(_ text: String) -> [UInt8] {
    let outer: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace || $0.isControl }
    let inner = text.unicodeScalars.drop(while: outer).reversed().drop(while: outer).reversed()
    var cleaned = String.UnicodeScalarView()
    cleaned.append(contentsOf: inner.map { $0 == "/" || $0.isControl ? "-" : $0 })
    return Array(String(cleaned).utf8)
  }

  /// A name that is neither hidden nor a way out of its folder.
  static func visible(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes.map { $0 == 0 ? UInt8(ascii: "-") : $0 }
    if bytes.first == UInt8(ascii: ".") { bytes[0] = UInt8(ascii: "_") }
    return bytes
  }

  /// As much of a name as fits, never half a character.
  static func cut(_ bytes: [UInt8], to limit: Int) -> [UInt8] {
    guard bytes.count > limit else { return bytes }
    if var text = String(validating: bytes, as: UTF8.self) {
      while text.utf8.count > limit { text.removeLast() }
      return Array(text.utf8)
    }
    // Not text: at least no byte is kept that only continues what was cut.
    var end = limit
    while end > 0, bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
    return Array(bytes[..<end])
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
