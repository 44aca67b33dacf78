/// A path as the bytes that Linux keeps, which need not be UTF-8.
///
/// A value with a NUL byte in it can exist, but every call that takes a path refuses it.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without a terminating NUL.
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ string: String) {
    bytes = Array(string.utf8)
  }

  /// The path as text; what is not UTF-8 becomes U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package var isUTF8: Bool { String(validating: bytes, as: UTF8.self) != nil }

  package var isEmpty: Bool { bytes.isEmpty }

  package var isAbsolute: Bool { bytes.first == .slash }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension FilePath: Comparable {
  /// Orders by bytes, as `LC_ALL=C sort` does.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension FilePath: CustomStringConvertible {
  /// The path on one line and safe on a terminal: control characters are escaped.
  package var description: String {
    string.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
}
