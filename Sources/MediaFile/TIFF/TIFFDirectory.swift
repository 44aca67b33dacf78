/// One image file directory: a list of fields.
package struct TIFFDirectory: Hashable, Sendable {
  /// From the count to the next directory's offset, relative to the TIFF header.
  package var extent: Range<Int>
  package var entries: [TIFFEntry]
  /// Where the next directory of the chain stands; `nil` at its end.
  package var next: Int?

  package subscript(tag: TIFFTag) -> TIFFEntry? { entries.first { $0.tag == tag } }
}

/// One field of a directory.
package struct TIFFEntry: Hashable, Sendable {
  package var tag: TIFFTag
  package var type: TIFFFieldType
  /// Number of values, as the file says; bounded only by what the file could hold.
  package var count: Int
  /// Where the entry itself stands, relative to the TIFF header.
  package var position: Range<Int>
  /// Where its value stands, relative to the TIFF header; may lie outside of the file. `nil` for
  /// unknown types and impossible sizes.
  package var value: Range<Int>?

  /// Whether the value stands in the entry itself.
  package var isInline: Bool {
    guard let value else { return true }
    return value.lowerBound >= position.lowerBound && value.upperBound <= position.upperBound
  }
}

/// A fraction as TIFF stores it.
package struct TIFFRational: Hashable, Sendable {
  package var numerator: Int
  package var denominator: Int

  package init(_ numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// `nil` where the denominator is zero.
  package var double: Double? {
    denominator == 0 ? nil : Double(numerator) / Double(denominator)
  }
}
