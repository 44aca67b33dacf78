import JobSpec
import Vips
import WorkOrder

/// A picture in the colours of its rendition, and the profile that says so.
struct ColoredImage: ~Copyable {
  var image: VipsImage
  var profile: [UInt8]?
  /// What makes the HDR picture of it that the source is.
  var gainMap: CodedGainMap?
}

extension VipsPath {
  /// Converts colours as the rendition asks, then stores as many bits as the encoding holds.
  func convertColors(
    _ image: borrowing VipsImage, _ toneMapping: ToneMapping?, for rendition: RenditionOrder,
    noting notes: inout RenderNotes
  ) throws(WorkFailure) -> ColoredImage {
    if let toneMapping { return try mapTones(image, toneMapping, for: rendition, noting: &notes) }
    let encoding = rendition.options.encoding
    let checked = try withFittingProfile(image, noting: &notes)
    var target = rendition.color
    if target == .keep, !encoding.holds(checked.interpretation) {
      notes.add("\(rendition.name): its format cannot keep these colours, so they became sRGB.")
      target = .sRGB
    }
    switch target {
    case .keep:
      let profile = checked.blob("icc-profile-data")
      return try pixels { () throws(VipsError) in
        ColoredImage(image: try checked.fitted(to: encoding), profile: profile)
      }
    case .sRGB:
      let image = try convert(checked, to: .sRGB, for: encoding, noting: &notes)
      return ColoredImage(image: image, profile: ICCProfile.sRGB)
    case .displayP3:
      let image = try convert(checked, to: .displayP3, for: encoding, noting: &notes)
      return ColoredImage(image: image, profile: ICCProfile.displayP3)
    }
  }

  /// Drops a profile that is damaged or belongs to another kind of picture, as RGB's on a gray one.
  private func withFittingProfile(
    _ image: borrowing VipsImage, noting notes: inout RenderNotes
  ) throws(WorkFailure) -> VipsImage {
    guard let bytes = image.blob("icc-profile-data") else { return image.shared() }
    let profile = EmbeddedProfile(bytes)
    if !profile.isSound {
      notes.add(Self.damagedProfile)
    } else if profile.space != image.interpretation.profileSpace {
      notes.add(Self.foreignProfile)
    } else {
      return image.shared()
    }
    return try withoutProfile(image)
  }

  static let damagedProfile = "The colour profile is damaged and was ignored."
  static let foreignProfile = "The colour profile is for another kind of picture and was ignored."

  private func withoutProfile(_ image: borrowing VipsImage) throws(WorkFailure) -> VipsImage {
    try pixels { () throws(VipsError) in
      try image.withFields(removing: { $0 == "icc-profile-data" })
    }
  }

  private func convert(
    _ image: borrowing VipsImage, to profile: VipsProfile, for encoding: ImageEncoding,
    noting notes: inout RenderNotes
  ) throws(WorkFailure) -> VipsImage {
    guard image.blob("icc-profile-data") != nil else {
      return try pixels { () throws(VipsError) in
        try image.convertedAssumingDefault(to: profile, for: encoding)
      }
    }
    do {
      let depth = image.format == .uint8 || !encoding.holds16Bits ? 8 : 16
      // Settled here, so that a profile that fails only on pixels is met here too.
      return try image.converted(to: profile, depth: depth).inMemory()
    } catch {
      notes.add(Self.damagedProfile)
      let plain = try withoutProfile(image)
      return try pixels { () throws(VipsError) in
        try plain.convertedAssumingDefault(to: profile, for: encoding)
      }
    }
  }
}

extension VipsImage {
  /// Converts a picture without a profile: RGB and gray are taken for sRGB, inks for a common press.
  fileprivate borrowing func convertedAssumingDefault(
    to profile: VipsProfile, for encoding: ImageEncoding
  ) throws(VipsError) -> VipsImage {
    let depth = format == .uint8 || !encoding.holds16Bits ? 8 : 16
    switch interpretation {
    case .cmyk:
      return try converted(to: profile, assuming: .cmyk, depth: depth)
    case .gray, .sRGB, .gray16, .rgb16:
      let color = try fitted(to: encoding).converted(to: depth == 8 ? .sRGB : .rgb16)
      if profile == .sRGB { return color }
      return try color.converted(to: profile, assuming: .sRGB, depth: depth)
    case .rgb, .lab, .other:
      let color = try converted(to: .sRGB)
      if profile == .sRGB { return color }
      return try color.converted(to: profile, assuming: .sRGB, depth: 8)
    }
  }

  /// As many bits a sample as the encoding holds, and no more than the source had: 16 become 8 by
  /// rounding.
  borrowing func fitted(
    to encoding: ImageEncoding, from source: VipsSampleFormat = .uint16
  ) throws(VipsError) -> VipsImage {
    guard format == .uint16, !encoding.holds16Bits || source == .uint8 else { return shared() }
    let target: VipsInterpretation =
      switch interpretation {
      case .rgb16: .sRGB
      case .gray16: .gray
      default: interpretation
      }
    return try scaled(by: 1 / 257, plus: 0.5).stored(as: .uint8).interpreted(as: target)
  }
}

extension ImageEncoding {
  /// Whether samples of 16 bits can be written.
  fileprivate var holds16Bits: Bool {
    switch self {
    case .png(let png): !png.palette
    case .tiff: true
    case .jpeg, .webp, .avif, .heic, .current, .compatible, .automatic: false
    }
  }

  /// Whether pixels of a kind can be written as they are, with a profile that fits them.
  fileprivate func holds(_ interpretation: VipsInterpretation) -> Bool {
    switch (self, interpretation) {
    case (_, .sRGB), (_, .rgb), (_, .rgb16): true
    case (.jpeg, .gray), (.png, .gray), (.tiff, .gray): true
    case (.jpeg, .gray16), (.png, .gray16), (.tiff, .gray16): true
    case (.jpeg, .cmyk), (.tiff, .cmyk): true
    default: false
    }
  }
}

extension VipsInterpretation {
  /// The kind of profile that such samples can have.
  fileprivate var profileSpace: EmbeddedProfile.Space? {
    switch self {
    case .sRGB, .rgb, .rgb16: .rgb
    case .gray, .gray16: .gray
    case .cmyk: .cmyk
    case .lab, .other: nil
    }
  }
}
