/// One thing to make of each asset.
public struct Rendition: Hashable, Sendable {
  /// What it is called in names and reports; unique in a job.
  public var name: String
  public var output: Output
  /// Only for assets that this filter takes; `nil` is all.
  public var when: AssetFilter?
  /// In place of the job's.
  public var privacy: PrivacyPolicy?
  /// In place of the job's.
  public var naming: Naming?
  /// A folder inside the output folder.
  public var into: String?
  /// In place of the job's.
  public var hdr: HDRHandling?
  /// In place of the job's.
  public var color: ColorHandling?

  public enum Output: Hashable, Sendable {
    /// The same bytes, less what privacy removes.
    case original
    case image(ImageOptions)
    case video(VideoOptions)
    /// A still of a video.
    case poster(PosterOptions)
  }

  public init(
    _ name: String, _ output: Output, when: AssetFilter? = nil, privacy: PrivacyPolicy? = nil,
    naming: Naming? = nil, into: String? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) {
    self.name = name
    self.output = output
    self.when = when
    self.privacy = privacy
    self.naming = naming
    self.into = into
    self.hdr = hdr
    self.color = color
  }
}

extension Rendition {
  /// What a rendered picture is.
  public struct ImageOptions: Hashable, Sendable {
    public var encoding: ImageEncoding
    public var size: ImageSize
    public var orientation: OrientationHandling
    /// What shows through where the encoding has no alpha.
    public var background: Background
    /// Deliver the original, cleaned, where it has the same format and is smaller.
    public var skipIfLarger: Bool
    /// An embedded preview may serve as the source where it is large enough.
    public var preview: Bool
    public var watermark: Watermark?

    public init(
      _ encoding: ImageEncoding, size: ImageSize = .full, orientation: OrientationHandling = .bake,
      background: Background = .white, skipIfLarger: Bool = false, preview: Bool = false,
      watermark: Watermark? = nil
    ) {
      self.encoding = encoding
      self.size = size
      self.orientation = orientation
      self.background = background
      self.skipIfLarger = skipIfLarger
      self.preview = preview
      self.watermark = watermark
    }
  }

  /// An opaque colour, each component 0…255.
  public struct Background: Hashable, Sendable {
    public var red, green, blue: UInt8
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
    public static let white = Background(red: 255, green: 255, blue: 255)
    public static let black = Background(red: 0, green: 0, blue: 0)
  }

  /// A picture or a text laid over a rendition.
  public struct Watermark: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
      case text(String)
      case image(path: String)
    }
    public enum Position: String, Hashable, Sendable, CaseIterable {
      case topLeft, topRight, bottomLeft, bottomRight, center
    }
    public var content: Content
    public var position: Position
    /// 0 (not seen) to 1.
    public var opacity: Double
    public init(_ content: Content, position: Position = .bottomRight, opacity: Double = 0.5) {
      self.content = content
      self.position = position
      self.opacity = opacity
    }
  }
}
