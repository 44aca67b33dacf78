/// Why libexif has nothing to say of a block.
package enum ExifError: Error, Hashable, Sendable {
  /// Longer than ``MakerNote/sizeLimit``.
  case tooLarge(Int)
  /// No maker note is there, or it is none that libexif interprets.
  case unknownMaker
  case outOfMemory
}

extension ExifError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let count): "An Exif block of \(count) bytes is too long."
    case .unknownMaker: "The maker note is of no maker that libexif knows."
    case .outOfMemory: "There is no memory to read Exif."
    }
  }
}
