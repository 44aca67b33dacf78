/// The part of a picture that is meant to be seen (`clap`).
package struct CleanAperture: Hashable, Sendable {
  package var width: TIFFRational
  package var height: TIFFRational
  /// Of the part's centre from the picture's.
  package var horizontalOffset: TIFFRational
  package var verticalOffset: TIFFRational

  init(_ cursor: inout ByteCursor) throws(MediaFileError) {
    width = try Self.fraction(&cursor)
    height = try Self.fraction(&cursor)
    horizontalOffset = try Self.fraction(&cursor)
    verticalOffset = try Self.fraction(&cursor)
  }

  private static func fraction(_ cursor: inout ByteCursor) throws(MediaFileError) -> TIFFRational {
    let numerator = Int32(bitPattern: try cursor.u32())
    let denominator = Int32(bitPattern: try cursor.u32())
    return TIFFRational(Int(numerator), Int(denominator))
  }

  /// The size of the part in whole pixels; nil where it is not part of a picture of that size.
  package func size(in full: (width: Int, height: Int)) -> (width: Int, height: Int)? {
    guard let width = width.double, let height = height.double,
      width >= 1, height >= 1, width <= Double(full.width), height <= Double(full.height)
    else { return nil }
    return (Int(width), Int(height))
  }
}
