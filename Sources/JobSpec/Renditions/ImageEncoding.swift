/// How a rendered picture is written.
public enum ImageEncoding: Hashable, Sendable {
  /// JPEG: opened everywhere.
  case jpeg(JPEG)
  /// PNG: lossless, with alpha.
  case png(PNG)
  /// WebP: small, with alpha; opened by browsers.
  case webp(WebP)
  /// AVIF: smallest, with alpha and HDR; slow to write.
  case avif(AVIF)
  /// HEIC: what iPhones write.
  case heic(HEIC)
  /// TIFF: for print and archives.
  case tiff(TIFF)
  /// The source's own encoding, without transcoding where that is possible.
  case current
  /// What every reader opens: JPEG.
  case compatible
  /// The source's own encoding where the consumer accepts it, else compatible.
  case automatic(accepting: [FileFormat])

  /// How hard to compress: a quality, or a size to search for.
  public enum Quality: Hashable, Sendable {
    /// From 1 to 100.
    case value(Int)
    /// The best quality whose file has at most this many bytes.
    case targetBytes(Int)
  }

  /// Settings of a JPEG.
  public struct JPEG: Hashable, Sendable {
    /// How hard to compress.
    public var quality: Quality
    /// Shows coarse first; a little smaller, and slower to open.
    public var progressive: Bool

    /// Makes settings.
    public init(quality: Quality = .value(82), progressive: Bool = false) {
      self.quality = quality
      self.progressive = progressive
    }
  }

  /// Settings of a PNG.
  public struct PNG: Hashable, Sendable {
    /// zlib's level, from 0 (fast) to 9 (small).
    public var compression: Int
    /// Reduces the picture to 256 colours.
    public var palette: Bool

    /// Makes settings.
    public init(compression: Int = 6, palette: Bool = false) {
      self.compression = compression
      self.palette = palette
    }
  }

  /// Settings of a WebP.
  public struct WebP: Hashable, Sendable {
    /// How hard to compress; without loss, how much effort.
    public var quality: Quality
    /// Keeps every pixel.
    public var lossless: Bool

    /// Makes settings.
    public init(quality: Quality = .value(78), lossless: Bool = false) {
      self.quality = quality
      self.lossless = lossless
    }
  }

  /// Settings of an AVIF.
  public struct AVIF: Hashable, Sendable {
    /// How hard to compress.
    public var quality: Quality
    /// Keeps every pixel.
    public var lossless: Bool
    /// From 0 (fast) to 9 (small).
    public var effort: Int

    /// Makes settings.
    public init(quality: Quality = .value(60), lossless: Bool = false, effort: Int = 4) {
      self.quality = quality
      self.lossless = lossless
      self.effort = effort
    }
  }

  /// Settings of an HEIC.
  public struct HEIC: Hashable, Sendable {
    /// How hard to compress.
    public var quality: Quality

    /// Makes settings.
    public init(quality: Quality = .value(60)) { self.quality = quality }
  }

  /// Settings of a TIFF.
  public struct TIFF: Hashable, Sendable {
    /// How the pixels are packed; none loses any.
    public enum Compression: String, Hashable, Sendable, CaseIterable {
      /// Not at all.
      case none
      /// As in PNG and zip.
      case deflate
      /// Opened by the oldest readers.
      case lzw
    }
    /// How the pixels are packed.
    public var compression: Compression

    /// Makes settings.
    public init(compression: Compression = .deflate) { self.compression = compression }
  }
}
