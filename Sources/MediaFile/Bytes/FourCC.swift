/// A type of four characters, as boxes, chunks, brands and codecs have.
package struct FourCC: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension FourCC: ExpressibleByStringLiteral {
  /// Each character is one byte: `©xyz` begins with A9.
  package init(stringLiteral value: String) {
    rawValue = value.unicodeScalars.prefix(4).reduce(0) { $0 << 8 | ($1.value & 0xFF) }
  }
}

extension FourCC: CustomStringConvertible {
  /// The characters, with a dot for each that cannot be printed.
  package var description: String {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
      switch byte {
      case 0x20...0x7E: text.unicodeScalars.append(Unicode.Scalar(byte))
      case 0xA9: text += "©"
      default: text += "."
      }
    }
    return text
  }

  /// Whether every character is one that types are made of; noise rarely is.
  package var isPlausible: Bool {
    [24, 16, 8, 0].allSatisfy {
      let byte = UInt8(truncatingIfNeeded: rawValue >> $0)
      return (0x20...0x7E).contains(byte) || byte == 0xA9
    }
  }
}

extension FourCC {
  /// Whether every character is a letter of ASCII.
  package var isLetters: Bool {
    [24, 16, 8, 0].allSatisfy {
      let byte = UInt8(truncatingIfNeeded: rawValue >> $0) | 0x20
      return (0x61...0x7A).contains(byte)
    }
  }
}
