/// A saver and its settings. Ranges are libvips' own; the job's are checked long before.
package enum VipsSaver: Hashable, Sendable {
  /// Quality 1…100.
  case jpeg(quality: Int, progressive: Bool)
  /// Compression 0…9; a palette has at most 256 colours.
  case png(compression: Int, palette: Bool)
  /// Quality 0…100.
  case webP(quality: Int, lossless: Bool)
  /// Quality 1…100, effort 0…9.
  case avif(quality: Int, lossless: Bool, effort: Int)
  /// Quality 1…100.
  case heic(quality: Int)
  case tiff(TIFFCompression)

  package enum TIFFCompression: String, Hashable, Sendable {
    case none, deflate, lzw
  }

  /// The corresponding libvips operation.
  package var operation: String {
    switch self {
    case .jpeg: "jpegsave_target"
    case .png: "pngsave_target"
    case .webP: "webpsave_target"
    case .avif, .heic: "heifsave_target"
    case .tiff: "tiffsave_target"
    }
  }
}

extension VipsImage {
  /// Encodes the picture, pixels, profile and fields; all pixels pass now.
  ///
  /// The corresponding libvips operations are `jpegsave_target` and its like.
  package borrowing func encoded(as saver: VipsSaver) throws(VipsError) -> [UInt8] {
    let target = try VipsTarget()
    var operation = try VipsOperation(saver.operation)
    operation.set("in", self)
    operation.set("target", target)
    switch saver {
    case .jpeg(let quality, let progressive):
      operation.set("Q", quality)
      operation.set("optimize-coding", true)
      operation.set("interlace", progressive)
    case .png(let compression, let palette):
      operation.set("compression", compression)
      operation.set("palette", palette)
      // Unfiltered rows suit palettes; photographs need the filters.
      operation.set("filter", palette ? "none" : "all")
    case .webP(let quality, let lossless):
      operation.set("Q", quality)
      operation.set("lossless", lossless)
    case .avif(let quality, let lossless, let effort):
      operation.set("compression", "av1")
      operation.set("Q", quality)
      operation.set("lossless", lossless)
      if lossless { operation.set("subsample-mode", "off") }
      operation.set("effort", effort)
      operation.set("bitdepth", 8)
    case .heic(let quality):
      operation.set("compression", "hevc")
      operation.set("Q", quality)
      operation.set("bitdepth", 8)
    case .tiff(let compression):
      operation.set("compression", compression.rawValue)
      operation.set("predictor", compression == .none ? "none" : "horizontal")
    }
    try operation.run()
    return try target.bytes()
  }
}
