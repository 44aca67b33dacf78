// `.image("large", .jpeg(quality: 82), within: 2048)`: a word for each way to say how large.
//
// They differ in the size alone; the settings behind it are those of `ImageOptions` and `Rendition`.

extension Rendition {
  /// A picture of any size, as large as the source where none is given.
  public static func image(
    _ name: String, _ encoding: ImageEncoding, size: ImageSize = .full,
    orientation: OrientationHandling = .bake,
    background: Background = .white, skipIfLarger: Bool = false, preview: Bool = false,
    watermark: Watermark? = nil, into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) -> Rendition {
    let options = ImageOptions(
      encoding, size: size, orientation: orientation, background: background,
      skipIfLarger: skipIfLarger, preview: preview, watermark: watermark)
    return Rendition(
      name, .image(options), when: when, privacy: privacy, naming: naming, into: into, hdr: hdr,
      color: color)
  }

  /// The whole picture, with a long edge of at most `within` pixels.
  public static func image(
    _ name: String, _ encoding: ImageEncoding, within longEdge: Int, enlarging: Bool = false,
    orientation: OrientationHandling = .bake,
    background: Background = .white, skipIfLarger: Bool = false, preview: Bool = false,
    watermark: Watermark? = nil, into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) -> Rendition {
    .image(
      name, encoding, size: .within(longEdge, enlarging: enlarging), orientation: orientation,
      background: background,
      skipIfLarger: skipIfLarger, preview: preview, watermark: watermark, into: into,
      privacy: privacy, when: when, naming: naming, hdr: hdr, color: color)
  }

  /// The whole picture, as large as fits in a box.
  public static func image(
    _ name: String, _ encoding: ImageEncoding, within box: PixelSize, enlarging: Bool = false,
    orientation: OrientationHandling = .bake,
    background: Background = .white, skipIfLarger: Bool = false, preview: Bool = false,
    watermark: Watermark? = nil, into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) -> Rendition {
    .image(
      name, encoding, size: .within(box, enlarging: enlarging), orientation: orientation,
      background: background,
      skipIfLarger: skipIfLarger, preview: preview, watermark: watermark, into: into,
      privacy: privacy, when: when, naming: naming, hdr: hdr, color: color)
  }

  /// A box filled; what stands over is cropped.
  public static func image(
    _ name: String, _ encoding: ImageEncoding, filling box: PixelSize, crop: CropStrategy = .center,
    enlarging: Bool = false,
    orientation: OrientationHandling = .bake,
    background: Background = .white, skipIfLarger: Bool = false, preview: Bool = false,
    watermark: Watermark? = nil, into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) -> Rendition {
    .image(
      name, encoding, size: .filling(box, crop: crop, enlarging: enlarging),
      orientation: orientation, background: background,
      skipIfLarger: skipIfLarger, preview: preview, watermark: watermark, into: into,
      privacy: privacy, when: when, naming: naming, hdr: hdr, color: color)
  }

  /// A picture of exactly this size; the aspect ratio gives way.
  public static func image(
    _ name: String, _ encoding: ImageEncoding, exactly size: PixelSize,
    orientation: OrientationHandling = .bake,
    background: Background = .white, skipIfLarger: Bool = false, preview: Bool = false,
    watermark: Watermark? = nil, into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) -> Rendition {
    .image(
      name, encoding, size: .exactly(size), orientation: orientation, background: background,
      skipIfLarger: skipIfLarger, preview: preview, watermark: watermark, into: into,
      privacy: privacy, when: when, naming: naming, hdr: hdr, color: color)
  }
}
