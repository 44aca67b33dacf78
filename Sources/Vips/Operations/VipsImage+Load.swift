/// A loader, by name: nothing is ever sniffed here.
package enum VipsLoader: Hashable, Sendable {
  /// `shrink` is 1, 2, 4 or 8: the DCT's own scales.
  case jpeg(shrink: Int)
  case png
  /// `scale` is at most 1; the decoder scales by itself.
  case webP(scale: Double)
  case gif
  case tiff
  /// The picture, or the thumbnail stored beside it.
  case heif(thumbnail: Bool)
  case jpegXL

  /// The corresponding libvips operation.
  package var operation: String {
    switch self {
    case .jpeg: "jpegload_source"
    case .png: "pngload_source"
    case .webP: "webpload_source"
    case .gif: "gifload_source"
    case .tiff: "tiffload_source"
    case .heif: "heifload_source"
    case .jpegXL: "jxlload_source"
    }
  }
}

/// Which damage stops a loader.
package enum VipsFailOn: String, Hashable, Sendable, CaseIterable {
  case none, truncated, error, warning
}

/// Whether rows are asked for once, from the top, or at will.
package enum VipsAccess: String, Hashable, Sendable {
  case sequential, random
}

extension VipsImage {
  /// Opens a picture: the header is read now, pixels are decoded when they are asked for.
  ///
  /// The first page or frame is taken, orientation tags are left alone (HEIF's and JPEG XL's
  /// transforms are applied by their decoders).
  ///
  /// The corresponding libvips operations are `jpegload_source` and its like.
  package init(
    loading source: borrowing VipsSource, with loader: VipsLoader, failOn: VipsFailOn,
    access: VipsAccess
  ) throws(VipsError) {
    var operation = try VipsOperation(loader.operation)
    operation.set("source", source)
    operation.set("fail-on", failOn.rawValue)
    operation.set("access", access.rawValue)
    switch loader {
    case .jpeg(let shrink): operation.set("shrink", shrink)
    case .webP(let scale): operation.set("scale", scale)
    case .heif(let thumbnail):
      operation.set("thumbnail", thumbnail)
      // Size is limited from the header, before pixels are asked for.
      operation.set("unlimited", true)
    case .png: operation.set("unlimited", true)
    case .gif, .tiff, .jpegXL: break
    }
    let image = try operation.image()
    if case .heif = loader {
      // Before libvips 8.14.6 heifload's fields lie in its picture's memory, and die with that one
      // while later pictures still refer to them.
      self = try image.owningFields()
    } else {
      self = image
    }
  }
}
