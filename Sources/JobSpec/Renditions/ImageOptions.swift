extension Rendition {
  /// What a rendered picture is.
  public struct ImageOptions: Hashable, Sendable {
    /// How it is written.
    public var encoding: ImageEncoding
    /// How large it is.
    public var size: ImageSize
    /// Whether the pixels are turned upright, or the Exif orientation kept beside them.
    public var orientation: OrientationHandling
    /// What shows through where the encoding has no alpha.
    public var background: Background
    /// Deliver the original, cleaned, where it has the same format and is smaller.
    public var skipIfLarger: Bool
    /// An embedded preview may serve as the source where it is large enough.
    public var preview: Bool
    /// What is laid over the picture.
    public var watermark: Watermark?

    /// Makes options.
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

  /// An opaque colour.
  public struct Background: Hashable, Sendable {
    /// A component, from 0 to 255.
    public var red, green, blue: UInt8

    /// Makes a colour of sRGB components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// White.
    public static let white = Background(red: 255, green: 255, blue: 255)
    /// Black.
    public static let black = Background(red: 0, green: 0, blue: 0)
  }

  /// A picture or a text laid over a rendition.
  public struct Watermark: Hashable, Sendable {
    /// What is laid over.
    public enum Content: Hashable, Sendable {
      /// A line of text.
      case text(String)
      /// A picture, by its path.
      case image(path: String)
    }
    /// Where it stands.
    public enum Position: String, Hashable, Sendable, CaseIterable {
      /// A corner, or the middle.
      case topLeft, topRight, bottomLeft, bottomRight, center
    }
    /// What is laid over.
    public var content: Content
    /// Where it stands.
    public var position: Position
    /// From 0 (not seen) to 1.
    public var opacity: Double

    /// Describes a watermark.
    public init(_ content: Content, position: Position = .bottomRight, opacity: Double = 0.5) {
      self.content = content
      self.position = position
      self.opacity = opacity
    }
  }
}
