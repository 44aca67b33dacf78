import JobSpec
import MediaFile

/// Cleans Exif blocks and what is built like them.
enum ExifCleaner {
  private static let exif = TIFFCleaner.Vocabulary(
    name: "exif",
    meaning: ExifMeaning.of,
    directory: { role in
      if case .main(let number) = role, number > 0 { return .tells(.thumbnails) }
      return .structure
    })

  private static let apple = TIFFCleaner.Vocabulary(
    name: "makerNote.apple", headerLength: AppleNote.headerLength,
    meaning: { tag, _ in AppleNote.meaning(tag) })

  /// Cleans a block that begins with a TIFF header, with or without `Exif\0\0` before it.
  ///
  /// - Throws: ``PrivacyError`` where the block cannot be read whole.
  static func clean(
    _ block: [UInt8], in carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    let prefix = block.starts(with: JPEGSignature.exif.prefix) ? JPEGSignature.exif.prefix : []
    var vocabulary = exif
    vocabulary.name = carrier
    var cleaner = try TIFFCleaner(Array(block.dropFirst(prefix.count)), vocabulary)
    let cleaned = try cleaner.clean(&ledger)
    guard case .replaced(let bytes) = cleaned else { return cleaned }
    return .replaced(prefix + bytes.prefix(cleaner.trimmedEnd))
  }

  /// Cleans Apple's maker note, which keeps its length.
  static func cleanApple(
    _ note: [UInt8], _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    var cleaner = try TIFFCleaner(AppleNote.block(note), apple)
    let cleaned = try cleaner.clean(&ledger)
    guard case .replaced(let block) = cleaned else { return cleaned }
    return .replaced(AppleNote.note(block, like: note))
  }
}
