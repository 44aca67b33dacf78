import AssetFacts
import JobSpec

extension AssetFacts {
  /// Every reader opens it as it is: 8-bit JPEG that is not CMYK, 8-bit PNG, GIF.
  var opensEverywhere: Bool {
    switch format {
    case .jpeg: (bitDepth ?? 8) <= 8 && channels != .cmyk
    case .png: (bitDepth ?? 8) <= 8 && frames == 1
    case .gif: true
    default: false
    }
  }

  /// A rendition asks for nothing that would change a pixel, and the container is one whose
  /// private parts can be taken out without decoding.
  func staysAsItIs(
    under options: Rendition.ImageOptions, _ color: ColorHandling, _ hdr: HDRHandling
  ) -> Bool {
    guard [.jpeg, .png, .webP].contains(format), let width, let height else { return false }
    let size = PixelSize(width, height)
    return OutputSize.of(size, options.size) == size
      && (orientation == 1 || options.orientation == .keep)
      && (color == .keep || hasColors(of: color))
      && (hdr == .preserve || self.hdr == nil)
      && options.watermark == nil
  }

  private func hasColors(of handling: ColorHandling) -> Bool {
    // A picture without a profile is sRGB by convention; a grey one has nothing to convert.
    guard let name = colorProfile?.lowercased() else { return handling == .sRGB }
    return switch handling {
    case .sRGB: name.contains("srgb")
    case .displayP3: name.contains("display p3")
    case .keep: true
    }
  }
}
