/// How the values of a TIFF field are stored.
package struct TIFFFieldType: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let byte = TIFFFieldType(rawValue: 1)
  package static let ascii = TIFFFieldType(rawValue: 2)
  package static let short = TIFFFieldType(rawValue: 3)
  package static let long = TIFFFieldType(rawValue: 4)
  package static let rational = TIFFFieldType(rawValue: 5)
  package static let signedByte = TIFFFieldType(rawValue: 6)
  package static let undefined = TIFFFieldType(rawValue: 7)
  package static let signedShort = TIFFFieldType(rawValue: 8)
  package static let signedLong = TIFFFieldType(rawValue: 9)
  package static let signedRational = TIFFFieldType(rawValue: 10)
  package static let float = TIFFFieldType(rawValue: 11)
  package static let double = TIFFFieldType(rawValue: 12)
  package static let directory = TIFFFieldType(rawValue: 13)
  package static let long8 = TIFFFieldType(rawValue: 16)
  package static let signedLong8 = TIFFFieldType(rawValue: 17)
  package static let directory8 = TIFFFieldType(rawValue: 18)
  /// Exif 3.0's text.
  package static let utf8 = TIFFFieldType(rawValue: 129)

  /// Bytes a value, or `nil` for a type that no specification names.
  package var size: Int? {
    switch self {
    case .byte, .ascii, .signedByte, .undefined, .utf8: 1
    case .short, .signedShort: 2
    case .long, .signedLong, .float, .directory: 4
    case .rational, .signedRational, .double, .long8, .signedLong8, .directory8: 8
    default: nil
    }
  }

  var isUnsignedInteger: Bool {
    switch self {
    case .byte, .undefined, .short, .long, .directory, .long8, .directory8: true
    default: false
    }
  }

  var isSignedInteger: Bool {
    switch self {
    case .signedByte, .signedShort, .signedLong, .signedLong8: true
    default: false
    }
  }
}
