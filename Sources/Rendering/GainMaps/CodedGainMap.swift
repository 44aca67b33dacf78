import JobSpec
import MediaFile
import Vips
import WorkOrder

/// A coded map that is ready to be put into its picture's file.
struct CodedGainMap {
  /// A file of its own, coded as its picture is.
  private let bytes: [UInt8]
  private let metadata: GainMapMetadata
  private let container: Container

  private enum Container { case jpeg, heif }

  /// Encodes a map for pictures of an encoding; `nil` where that one takes no maps.
  init?(
    _ image: borrowing VipsImage, _ metadata: GainMapMetadata, as encoding: ImageEncoding
  ) throws(VipsError) {
    let saver: VipsSaver
    switch encoding {
    case .jpeg:
      // From this quality on colours are not halved.
      saver = .jpeg(quality: 90, progressive: false)
      container = .jpeg
    case .heic:
      saver = .heic(quality: 80)
      container = .heif
    case .avif(let avif):
      saver = .avif(quality: 80, lossless: false, effort: avif.effort)
      container = .heif
    case .png, .webp, .tiff, .current, .compatible, .automatic: return nil
    }
    bytes = try image.withFields(removing: { !VipsPath.structuralFields.contains($0) })
      .encoded(as: saver)
    self.metadata = metadata
  }

  /// The picture's file with the map in it.
  func joined(to picture: [UInt8]) throws(MediaFileError) -> [UInt8] {
    switch container {
    case .jpeg: try UltraHDR.join(picture, map: bytes, metadata)
    case .heif: try HEIFGainMap.join(picture, map: bytes, metadata)
    }
  }
}

extension RenditionOrder {
  /// Whether a gain map is asked for, in an encoding that takes one.
  var keepsGainMap: Bool {
    guard hdr == .preserve else { return false }
    switch options.encoding {
    case .jpeg, .heic, .avif: return true
    case .png, .webp, .tiff, .current, .compatible, .automatic: return false
    }
  }
}
