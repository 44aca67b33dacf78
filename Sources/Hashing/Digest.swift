/// The fixed-length result of a hash function.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  package let bytes: [UInt8]

  /// Lowercase hexadecimal, as `sha256sum` prints it.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  package var description: String { hex }
}
