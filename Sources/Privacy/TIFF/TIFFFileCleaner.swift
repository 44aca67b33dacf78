import JobSpec
import MediaFile

/// Cleans TIFF files and digital negatives.
///
/// A DNG's private data and maker notes are not needed to develop it, so that they can go. The
/// makers' own raw formats keep there what they cannot be developed without: they are refused.
enum TIFFFileCleaner {
  static let formats = [FileFormat.tiff, .dng]

  static let vocabulary = TIFFVocabulary(
    name: "tiff",
    meaning: ExifMeaning.of,
    directory: { role, type in
      // The first directory is what readers show, whatever it says of itself.
      guard role != .main(0) else { return .structure }
      switch role {
      case .main, .sub: return subfile(type)
      case .exif, .gps, .interoperability: return .structure
      }
    },
    unreferenced: .opaque(nil, costs: "unreferenced"), isFile: true, directoryLimit: 4096)

  /// Smaller versions of a picture, and its depth map (DNG 1.5, NewSubfileType).
  static func subfile(_ type: Int) -> Meaning {
    if type & 8 != 0 { return .tells(.depth) }
    return type & 1 != 0 ? .tells(.thumbnails) : .structure
  }

  static func clean(
    _ source: any ByteSource, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Splice {
    var cleaner = try TIFFCleaner(source, vocabulary)
    switch try cleaner.clean(&ledger) {
    case .unchanged: return Splice(copying: 0..<source.count)
    case .removed:
      throw PrivacyError(.corrupt, "tiff: there is no picture in it.", carriers: ["tiff"])
    case .patched(let patches):
      do { return try patches.splice(ofCount: source.count) } catch {
        throw PrivacyError(error, in: "tiff")
      }
    }
  }
}
