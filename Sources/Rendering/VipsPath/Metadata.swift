import JobSpec
import MediaFile
import System
import Vips
import WorkOrder

extension VipsPath {
  /// Takes away every field that libvips' savers would write, and sets the profile and, where the
  /// saver is trusted with it, the order's block.
  ///
  /// The savers' own `strip` is of no use: WebP's does nothing in libvips 8.14.
  func replaceFields(
    of image: borrowing VipsImage, with profile: [UInt8]?, for rendition: RenditionOrder
  ) throws(WorkFailure) -> VipsImage {
    var blobs: [String: [UInt8]] = [:]
    if let profile { blobs["icc-profile-data"] = profile }
    if rendition.options.encoding.spliceContainer == nil {
      if let exif = rendition.metadata.exif { blobs["exif-data"] = Array("Exif\0\0".utf8) + exif }
      if let xmp = rendition.metadata.xmp { blobs["xmp-data"] = xmp }
    }
    return try pixels { () throws(VipsError) in
      try image.withFields(removing: { !Self.structuralFields.contains($0) }, adding: blobs)
    }
  }

  /// What says how the samples lie; all else tells of the source.
  static let structuralFields: Set<String> = [
    "width", "height", "bands", "format", "coding", "interpretation", "xoffset", "yoffset",
    "xres", "yres", "filename", "vips-sequential",
  ]

  /// Writes the encoded picture, with the order's block in place of what the encoder wrote of its own.
  /// Returns the length.
  func write(
    _ encoded: [UInt8], _ map: CodedGainMap?, of rendition: RenditionOrder, to output: OpenFile
  ) throws(WorkFailure) -> Int {
    var pieces: [[UInt8]]
    do {
      pieces = try Self.pieces(of: encoded, rendition)
      if let map {
        pieces = [try map.joined(to: Array(pieces.joined()))]
      }
    } catch {
      throw .encodingFailed(rendition.name, error)
    }
    return try output.write(pieces, as: rendition.name)
  }

  private static func pieces(
    of encoded: [UInt8], _ rendition: RenditionOrder
  ) throws(MediaFileError) -> [[UInt8]] {
    let metadata = rendition.metadata
    if case .tiff = rendition.options.encoding, let exif = metadata.exif {
      return try TIFFMetadata.insert(exif, into: encoded)
    }
    guard let container = rendition.options.encoding.spliceContainer else { return [encoded] }
    let splice = try MetadataSplice.replace(
      in: ArraySource(encoded), container: container, exif: metadata.exif, xmp: metadata.xmp)
    return splice.pieces.map { piece in
      switch piece {
      case .copy(let range): Array(encoded[range])
      case .bytes(let bytes): bytes
      case .zeros(let count): [UInt8](repeating: 0, count: count)
      }
    }
  }
}

extension ImageEncoding {
  /// The container that takes its metadata after encoding; `nil` where the saver writes it.
  fileprivate var spliceContainer: MetadataSplice.Container? {
    switch self {
    case .jpeg: .jpeg
    case .png: .png
    case .webp: .webP
    case .avif, .heic, .tiff, .current, .compatible, .automatic: nil
    }
  }
}
