/// How large a rendered picture is, in upright pixels.
public enum ImageSize: Hashable, Sendable {
  /// As large as the source.
  case full
  /// The whole picture, as large as fits in the box.
  case within(PixelSize, enlarging: Bool)
  /// The box filled; what stands over is cropped.
  case filling(PixelSize, crop: CropStrategy, enlarging: Bool)
  /// This size; the aspect ratio gives way.
  case exactly(PixelSize)
}

/// A width and a height in pixels, each 1…65,535.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// What stays when a picture is cropped to fill a box.
public enum CropStrategy: String, Hashable, Sendable, CaseIterable {
  case center, attention, entropy
}
