/// How large a rendered picture is, in upright pixels.
public enum ImageSize: Hashable, Sendable {
  /// As large as the source.
  case full
  /// The whole picture, as large as fits in a box.
  case within(Fit)
  /// A box filled; what stands over is cropped.
  case filling(Fill)
  /// This size; the aspect ratio gives way.
  case exactly(PixelSize)

  /// A box that the whole picture fits in.
  public struct Fit: Hashable, Sendable {
    /// The largest size.
    public var box: PixelSize
    /// Whether a picture smaller than the box grows; else it stays as it is.
    public var enlarging: Bool

    /// Describes a box to fit in.
    public init(_ box: PixelSize, enlarging: Bool = false) {
      self.box = box
      self.enlarging = enlarging
    }
  }

  /// A box that the picture fills.
  public struct Fill: Hashable, Sendable {
    /// The size, and the aspect ratio.
    public var box: PixelSize
    /// What stays where the picture has another aspect ratio.
    public var crop: CropStrategy
    /// Whether a picture smaller than the box grows; else it is only cropped.
    public var enlarging: Bool

    /// Describes a box to fill.
    public init(_ box: PixelSize, crop: CropStrategy = .center, enlarging: Bool = false) {
      self.box = box
      self.crop = crop
      self.enlarging = enlarging
    }
  }
}

extension ImageSize {
  /// The whole picture, with a long edge of at most this many pixels.
  public static func within(_ longEdge: Int, enlarging: Bool = false) -> ImageSize {
    .within(Fit(PixelSize(longEdge, longEdge), enlarging: enlarging))
  }

  /// The whole picture, as large as fits in the box.
  public static func within(_ box: PixelSize, enlarging: Bool = false) -> ImageSize {
    .within(Fit(box, enlarging: enlarging))
  }

  /// The box filled; what stands over is cropped.
  public static func filling(
    _ box: PixelSize, crop: CropStrategy = .center, enlarging: Bool = false
  ) -> ImageSize {
    .filling(Fill(box, crop: crop, enlarging: enlarging))
  }
}

/// A width and a height in pixels, each 1…65,535.
public struct PixelSize: Hashable, Sendable {
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// Makes a size.
  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// What stays when a picture is cropped to fill a box.
public enum CropStrategy: String, Hashable, Sendable, CaseIterable {
  /// The middle.
  case center
  /// What draws the eye: edges, skin, saturated colour.
  case attention
  /// Where there is most detail.
  case entropy
}
