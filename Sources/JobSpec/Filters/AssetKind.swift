/// A kind of asset, in PHPickerFilter's words and the few that a folder needs besides.
public enum AssetKind: String, Hashable, Sendable, CaseIterable, Comparable {
  case images, videos, livePhotos
  case slomoVideos, timelapseVideos, screenshots, screenRecordings, depthEffectPhotos, bursts
  case cinematicVideos, spatialMedia, panoramas
  case raw, proRAW, hdr, animated, motionPhotos, edited
  case selfies, longExposure, portraitDepth, hasDepth, panorama360

  public static func < (a: AssetKind, b: AssetKind) -> Bool { a.rawValue < b.rawValue }
}

/// How an asset is played back (PHAsset.PlaybackStyle).
public enum PlaybackStyle: String, Hashable, Sendable, CaseIterable {
  case image, imageAnimated, livePhoto, video, videoLooping
}

/// The shape of the upright picture.
public enum FrameOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape, square
}

/// A file format, named by its uniform type identifier.
public struct FileFormat: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static func < (a: FileFormat, b: FileFormat) -> Bool { a.rawValue < b.rawValue }

  public static let jpeg = FileFormat(rawValue: "public.jpeg")
  public static let png = FileFormat(rawValue: "public.png")
  public static let gif = FileFormat(rawValue: "com.compuserve.gif")
  public static let webP = FileFormat(rawValue: "org.webmproject.webp")
  public static let tiff = FileFormat(rawValue: "public.tiff")
  public static let heic = FileFormat(rawValue: "public.heic")
  public static let heif = FileFormat(rawValue: "public.heif")
  public static let avif = FileFormat(rawValue: "public.avif")
  public static let jpegXL = FileFormat(rawValue: "public.jpeg-xl")
  public static let dng = FileFormat(rawValue: "com.adobe.raw-image")
  public static let quickTimeMovie = FileFormat(rawValue: "com.apple.quicktime-movie")
  public static let mpeg4Movie = FileFormat(rawValue: "public.mpeg-4")
}
