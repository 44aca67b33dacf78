import JobSpec
import MediaFile
import WorkOrder

/// Raw files are shown as their camera developed them: by the largest JPEG that they carry.
extension RawPreviews {
  static func best(
    of bytes: SourceBytes, as format: FileFormat
  ) throws(WorkFailure) -> RawPreviews.Preview {
    let source = try bytes.window()
    let found: RawPreviews?
    do throws(MediaFileError) {
      found = try RawPreviews(source, as: format)
    } catch {
      throw .damaged(error, log: "")
    }
    guard let best = found?.previews.first else { throw .rawWithoutPreview(format) }
    return best
  }

  /// `nil` for formats of which previews are not read.
  private init?(_ source: any ByteSource, as format: FileFormat) throws(MediaFileError) {
    guard let media = MediaFormat(format) else { return nil }
    switch media {
    case .raf: self.init([try RAFFile(source).preview].compactMap(\.self), of: source)
    case .x3f: self.init(try X3FFile(source).previews, of: source)
    case _ where media.container == .tiff: try self.init(tiff: source)
    default: return nil
    }
  }
}

extension VipsPath {
  static func note(onPreview size: PixelSize) -> String {
    "The raw file is shown by its own preview of \(size.width) × \(size.height) pixels."
  }
}

extension FileFormat {
  /// Whether it is what a sensor saw, before development.
  var isRaw: Bool { MediaFormat(self)?.isRaw ?? false }
}

extension MediaFormat {
  fileprivate init?(_ format: FileFormat) {
    let found = Self.allCases.first { $0.uniformTypeIdentifier == format.rawValue }
    guard let found else { return nil }
    self = found
  }
}
