import AV
import JPEG
import JobSpec
import MediaFile
import WorkOrder

/// A rendition that is written as JPEG by libjpeg-turbo itself.
struct JPEGOutput: Hashable {
  let name: String
  let quality: Int
  let isProgressive: Bool
  let metadata: MetadataBlock

  /// `nil` where the rendition needs another encoder, or to be looked at by one who knows what is in
  /// the picture.
  init?(_ rendition: RenditionOrder, _ layout: RenditionLayout) {
    guard case .jpeg(let settings) = rendition.options.encoding,
      case .value(let quality) = settings.quality,
      layout.crop == nil || layout.crop == .center, rendition.options.watermark == nil
    else { return nil }
    name = rendition.name
    self.quality = quality
    isProgressive = settings.progressive
    metadata = rendition.metadata
  }

  /// Pixels that share a sample of chroma; from this quality on the difference shows.
  var chromaStep: Int { quality >= 90 ? 1 : 2 }

  func encode(
    _ picture: borrowing AVPlanes, profile: [UInt8]?
  ) throws(WorkFailure) -> [UInt8] {
    let isRGB = picture.layout.arrangement == .rgb
    let settings = JPEGWriter.Picture(
      width: picture.width, height: picture.height, quality: quality,
      isProgressive: isProgressive, chromaStep: chromaStep)
    let segments = try segments()
    do throws(JPEGError) {
      var writer = try JPEGWriter(
        settings, from: isRGB ? .rgb : .planes, segments: segments, profile: profile)
      let strides = (0..<picture.layout.planeCount).map { picture.stride(of: $0) }
      try picture.withBytes(of: 0) { first throws(JPEGError) in
        if isRGB {
          try writer.write(first, stride: strides[0], rows: picture.height)
          return
        }
        try picture.withBytes(of: 1) { blue throws(JPEGError) in
          try picture.withBytes(of: 2) { red throws(JPEGError) in
            try writer.write(luma: first, blue: blue, red: red, strides: strides)
          }
        }
      }
      return try writer.finish()
    } catch {
      throw .encodingFailed(name, log: error.message)
    }
  }

  /// The order's block, where readers look for it.
  private func segments() throws(WorkFailure) -> [(marker: UInt8, content: [UInt8])] {
    let blocks = [(JPEGSignature.exif, metadata.exif), (JPEGSignature.xmp, metadata.xmp)]
    var segments: [(marker: UInt8, content: [UInt8])] = []
    for (signature, content) in blocks {
      guard let content else { continue }
      let marker = JPEGMarker.application(signature.application).rawValue
      segments.append((marker, signature.prefix + content))
      guard signature.prefix.count + content.count <= 65_533 else {
        throw .encodingFailed(
          name, MediaFileError(.limitExceeded, "\(content.count) bytes in one JPEG segment"))
      }
    }
    return segments
  }
}
