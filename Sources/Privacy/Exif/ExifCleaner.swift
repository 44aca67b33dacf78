import JobSpec
import MediaFile

/// What became of a carrier.
enum Cleaned: Hashable, Sendable {
  case unchanged
  case replaced([UInt8])
  case removed
}

/// Cleans Exif blocks and what is built like them.
enum ExifCleaner {
  private static let exif = TIFFVocabulary(
    name: "exif",
    meaning: ExifMeaning.of,
    directory: { role, _ in
      if case .main(let number) = role, number > 0 { return .tells(.thumbnails) }
      return .structure
    })

  private static let apple = TIFFVocabulary(
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
    let (cleaned, end) = try clean(Array(block.dropFirst(prefix.count)), vocabulary, &ledger)
    guard case .replaced(let bytes) = cleaned else { return cleaned }
    return .replaced(prefix + bytes.prefix(end))
  }

  /// Cleans Apple's maker note, which keeps its length.
  static func cleanApple(
    _ note: [UInt8], _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    let (cleaned, _) = try clean(AppleNote.block(note), apple, &ledger)
    guard case .replaced(let block) = cleaned else { return cleaned }
    return .replaced(AppleNote.note(block, like: note))
  }

  /// The cleaned block, of the same length, and where what is kept of it ends.
  private static func clean(
    _ block: [UInt8], _ vocabulary: TIFFVocabulary, _ ledger: inout Ledger
  ) throws(PrivacyError) -> (Cleaned, end: Int) {
    let source = ArraySource(block)
    var cleaner = try TIFFCleaner(source, vocabulary)
    guard !cleaner.file.isBig else {
      throw PrivacyError(
        .unsupportedFormat, "\(vocabulary.name) is a BigTIFF block.",
        carriers: [vocabulary.name])
    }
    switch try cleaner.clean(&ledger) {
    case .unchanged: return (.unchanged, block.count)
    case .removed: return (.removed, 0)
    case .patched(let patches):
      do {
        let bytes = try patches.splice(ofCount: block.count).apply(to: source)
        return (.replaced(bytes), cleaner.trimmedEnd)
      } catch { throw PrivacyError(error, in: vocabulary.name) }
    }
  }
}
