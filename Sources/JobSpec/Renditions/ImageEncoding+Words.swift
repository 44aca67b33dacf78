// The leading dots of a job: `.jpeg`, `.webp(quality: 75)`, `.avif(targetBytes: .kilobytes(300))`.

extension ImageEncoding {
  /// JPEG of quality 82.
  public static var jpeg: ImageEncoding { .jpeg(JPEG()) }

  /// JPEG of a quality from 1 to 100.
  public static func jpeg(quality: Int, progressive: Bool = false) -> ImageEncoding {
    .jpeg(JPEG(quality: .value(quality), progressive: progressive))
  }

  /// The best JPEG of at most this size.
  public static func jpeg(targetBytes: ByteCount, progressive: Bool = false) -> ImageEncoding {
    .jpeg(JPEG(quality: .targetBytes(targetBytes.bytes), progressive: progressive))
  }

  /// PNG, compressed as zlib does by default.
  public static var png: ImageEncoding { .png(PNG()) }

  /// PNG with a zlib level from 0 to 9, or of at most 256 colours.
  public static func png(compression: Int = 6, palette: Bool = false) -> ImageEncoding {
    .png(PNG(compression: compression, palette: palette))
  }

  /// WebP of quality 78.
  public static var webp: ImageEncoding { .webp(WebP()) }

  /// WebP of a quality from 1 to 100.
  public static func webp(quality: Int) -> ImageEncoding {
    .webp(WebP(quality: .value(quality)))
  }

  /// WebP that keeps every pixel.
  public static func webp(lossless: Bool) -> ImageEncoding { .webp(WebP(lossless: lossless)) }

  /// The best WebP of at most this size.
  public static func webp(targetBytes: ByteCount) -> ImageEncoding {
    .webp(WebP(quality: .targetBytes(targetBytes.bytes)))
  }

  /// AVIF of quality 60.
  public static var avif: ImageEncoding { .avif(AVIF()) }

  /// AVIF of a quality from 1 to 100, with an effort from 0 (fast) to 9 (small).
  public static func avif(quality: Int, effort: Int = 4) -> ImageEncoding {
    .avif(AVIF(quality: .value(quality), effort: effort))
  }

  /// AVIF that keeps every pixel.
  public static func avif(lossless: Bool, effort: Int = 4) -> ImageEncoding {
    .avif(AVIF(lossless: lossless, effort: effort))
  }

  /// The best AVIF of at most this size.
  public static func avif(targetBytes: ByteCount, effort: Int = 4) -> ImageEncoding {
    .avif(AVIF(quality: .targetBytes(targetBytes.bytes), effort: effort))
  }

  /// HEIC of quality 60.
  public static var heic: ImageEncoding { .heic(HEIC()) }

  /// HEIC of a quality from 1 to 100.
  public static func heic(quality: Int) -> ImageEncoding { .heic(HEIC(quality: .value(quality))) }

  /// The best HEIC of at most this size.
  public static func heic(targetBytes: ByteCount) -> ImageEncoding {
    .heic(HEIC(quality: .targetBytes(targetBytes.bytes)))
  }

  /// TIFF, deflated.
  public static var tiff: ImageEncoding { .tiff(TIFF()) }

  /// TIFF with a compression.
  public static func tiff(compression: TIFF.Compression) -> ImageEncoding {
    .tiff(TIFF(compression: compression))
  }

  /// The source's own encoding where it is one of these, else compatible.
  public static func automatic(accepting formats: FileFormat...) -> ImageEncoding {
    .automatic(accepting: formats)
  }
}
