import JobSpec
import MediaFile

/// Reads the structure of a picture from end to end, without decoding it.
enum StructureCheck {
  /// What is wrong with the file; `nil` where it is whole as far as structure goes.
  static func fault(in source: any ByteSource, as format: FileFormat) -> MediaFileError? {
    do throws(MediaFileError) {
      switch format {
      case .jpeg:
        guard try JPEGSegments(source).isComplete else {
          throw MediaFileError(.truncated, "the JPEG has no end", at: source.count)
        }
      case .png:
        guard try PNGChunks(source).isComplete else {
          throw MediaFileError(.truncated, "the PNG has no end", at: source.count)
        }
      case .webP:
        _ = try RIFFChunks(source)
      default: break
      }
      return nil
    } catch {
      return error
    }
  }
}
