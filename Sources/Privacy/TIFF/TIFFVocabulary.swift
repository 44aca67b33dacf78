import MediaFile

/// What the fields of a kind of TIFF block mean, and how strictly it is read.
struct TIFFVocabulary: Sendable {
  /// How its carriers are called: `exif`, `tiff`.
  var name: String
  /// Bytes before the first directory that belong to the notation.
  var headerLength = 8
  var meaning: @Sendable (TIFFTag, TIFFTree.Role) -> Meaning
  /// Meanings of whole directories, where they have one; the number is that of `NewSubfileType`.
  var directory: @Sendable (TIFFTree.Role, _ subfileType: Int) -> Meaning = { _, _ in .structure }
  /// What stands in bytes that no field refers to.
  var unreferenced = Meaning.unknown
  /// Whether it is a file of its own, with pictures that must be whole, rather than a block.
  var isFile = false
  var directoryLimit = 256

  func name(of role: TIFFTree.Role) -> String {
    switch role {
    case .main(0): "main"
    case .main(1) where !isFile: "thumbnail"
    case .main(let number): "page\(number)"
    case .exif: "exif"
    case .gps: "gps"
    case .interoperability: "interoperability"
    case .sub: "sub"
    }
  }

  func carrier(_ tag: TIFFTag, in role: TIFFTree.Role) -> String {
    "\(name).\(name(of: role)).\(tag.hex)"
  }
}

extension TIFFTag {
  /// As specifications write it: `0x9003`.
  var hex: String {
    let digits = String(rawValue, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
