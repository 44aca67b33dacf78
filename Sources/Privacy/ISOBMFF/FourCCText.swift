import MediaFile

/// Types that are written as text, as iTunes lists have them.
enum FourCCText {
  /// The type that a text of four characters names; `©` is one byte of it.
  static func code(_ text: String) -> FourCC {
    guard text.unicodeScalars.count == 4 else { return FourCC(rawValue: 0) }
    return FourCC(stringLiteral: text)
  }
}
