/// How a rendered picture is written.
public enum ImageEncoding: Hashable, Sendable {
  case jpeg(JPEG)
  case png(PNG)
  case webp(WebP)
  case avif(AVIF)
  case heic(HEIC)
  case tiff(TIFF)
  /// The source's own encoding, without transcoding where that is possible.
  case current
  /// What every reader opens: JPEG.
  case compatible
  /// The source's own encoding where the consumer accepts it, else compatible.
  case automatic(accepting: [FileFormat])

  /// How hard to compress: a quality, or a size to search for.
  public enum Quality: Hashable, Sendable {
    /// 1…100.
    case value(Int)
    /// The best quality that fits.
    case targetBytes(Int)
  }

  public struct JPEG: Hashable, Sendable {
    public var quality: Quality
    public var progressive: Bool
    public init(quality: Quality = .value(82), progressive: Bool = false) {
      self.quality = quality
      self.progressive = progressive
    }
  }
  public struct PNG: Hashable, Sendable {
    /// zlib's level, 0…9.
    public var compression: Int
    /// At most 256 colours.
    public var palette: Bool
    public init(compression: Int = 6, palette: Bool = false) {
      self.compression = compression
      self.palette = palette
    }
  }
  public struct WebP: Hashable, Sendable {
    public var quality: Quality
    public var lossless: Bool
    public init(quality: Quality = .value(78), lossless: Bool = false) {
      self.quality = quality
      self.lossless = lossless
    }
  }
  public struct AVIF: Hashable, Sendable {
    public var quality: Quality
    public var lossless: Bool
    /// 0 (fast) to 9 (small).
    public var effort: Int
    public init(quality: Quality = .value(60), lossless: Bool = false, effort: Int = 4) {
      self.quality = quality
      self.lossless = lossless
      self.effort = effort
    }
  }
  public struct HEIC: Hashable, Sendable {
    public var quality: Quality
    public init(quality: Quality = .value(60)) { self.quality = quality }
  }
  public struct TIFF: Hashable, Sendable {
    public enum Compression: String, Hashable, Sendable, CaseIterable { case none, deflate, lzw }
    public var compression: Compression
    public init(compression: Compression = .deflate) { self.compression = compression }
  }
}
