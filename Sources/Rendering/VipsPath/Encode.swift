import JobSpec
import MediaFile
import System
import Vips
import WorkOrder

extension VipsPath {
  /// Encodes the picture into memory: an output is far smaller than its pixels.
  func encode(
    _ image: borrowing VipsImage, for rendition: RenditionOrder
  ) throws(WorkFailure) -> [UInt8] {
    let saver = try saver(for: rendition)
    do {
      return try image.encoded(as: saver)
    } catch {
      throw .encodingFailed(rendition.name, error)
    }
  }

  private func saver(for rendition: RenditionOrder) throws(WorkFailure) -> VipsSaver {
    switch rendition.options.encoding {
    case .jpeg(let jpeg):
      return .jpeg(
        quality: try quality(jpeg.quality, of: rendition), progressive: jpeg.progressive)
    case .png(let png):
      return .png(compression: png.compression, palette: png.palette)
    case .webp(let webp):
      return .webP(quality: try quality(webp.quality, of: rendition), lossless: webp.lossless)
    case .avif(let avif):
      return .avif(
        quality: try quality(avif.quality, of: rendition), lossless: avif.lossless,
        effort: avif.effort)
    case .heic(let heic):
      return .heic(quality: try quality(heic.quality, of: rendition))
    case .tiff(let tiff):
      return .tiff(tiff.compression.saver)
    case .current, .compatible, .automatic:
      throw .unresolvedEncoding(rendition.name)
    }
  }

  private func quality(
    _ quality: ImageEncoding.Quality, of rendition: RenditionOrder
  ) throws(WorkFailure) -> Int {
    guard case .value(let value) = quality else { throw .unresolvedEncoding(rendition.name) }
    return value
  }
}

extension ImageEncoding.TIFF.Compression {
  fileprivate var saver: VipsSaver.TIFFCompression {
    switch self {
    case .none: .none
    case .deflate: .deflate
    case .lzw: .lzw
    }
  }
}
