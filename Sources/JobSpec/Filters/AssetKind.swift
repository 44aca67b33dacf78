/// A kind of asset, in PHPickerFilter's words and the few that a folder needs besides.
public enum AssetKind: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Media types; a Live Photo is an image too.
  case images, videos, livePhotos
  /// What Photos sorts into albums.
  case slomoVideos, timelapseVideos, screenshots, screenRecordings, depthEffectPhotos, bursts
  case cinematicVideos, spatialMedia, panoramas
  /// What a folder needs besides.
  case raw, proRAW, hdr, animated, motionPhotos, edited
  /// More of Photos' and Android's.
  case selfies, longExposure, portraitDepth, hasDepth, panorama360

  /// By name.
  public static func < (a: AssetKind, b: AssetKind) -> Bool { a.rawValue < b.rawValue }
}

/// How an asset is played back (PHAsset.PlaybackStyle).
public enum PlaybackStyle: String, Hashable, Sendable, CaseIterable {
  /// As a still, a loop, a still that moves when touched, a clip, or a clip over and over.
  case image, imageAnimated, livePhoto, video, videoLooping
}

/// The shape of the upright picture.
public enum FrameOrientation: String, Hashable, Sendable, CaseIterable {
  /// Taller than wide, wider than tall, or neither.
  case portrait, landscape, square
}

/// A file format, named by its uniform type identifier.
public struct FileFormat: RawRepresentable, Hashable, Sendable, Comparable {
  /// The uniform type identifier.
  public var rawValue: String
  /// Makes a format of a uniform type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By identifier.
  public static func < (a: FileFormat, b: FileFormat) -> Bool { a.rawValue < b.rawValue }

  /// JPEG.
  public static let jpeg = FileFormat(rawValue: "public.jpeg")
  /// PNG.
  public static let png = FileFormat(rawValue: "public.png")
  /// GIF.
  public static let gif = FileFormat(rawValue: "com.compuserve.gif")
  /// WebP.
  public static let webP = FileFormat(rawValue: "org.webmproject.webp")
  /// TIFF.
  public static let tiff = FileFormat(rawValue: "public.tiff")
  /// HEIF with HEVC.
  public static let heic = FileFormat(rawValue: "public.heic")
  /// HEIF with anything else.
  public static let heif = FileFormat(rawValue: "public.heif")
  /// HEIF with AV1.
  public static let avif = FileFormat(rawValue: "public.avif")
  /// JPEG XL.
  public static let jpegXL = FileFormat(rawValue: "public.jpeg-xl")
  /// Adobe's digital negative.
  public static let dng = FileFormat(rawValue: "com.adobe.raw-image")
  /// QuickTime.
  public static let quickTimeMovie = FileFormat(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mpeg4Movie = FileFormat(rawValue: "public.mpeg-4")
}
