import JobSpec
import MediaFile
import System
import Vips

/// The decoded samples of a gain map, logarithmic as ISO 21496-1 wants them, and what they mean.
///
/// A class only because it is optional and libvips' pictures have one owner.
final class GainMapPicture {
  /// 8 bits; one band, or three.
  let image: VipsImage
  let metadata: GainMapMetadata

  init(_ image: consuming VipsImage, _ metadata: GainMapMetadata) {
    self.image = image
    self.metadata = metadata
  }

  /// Whether red, green and blue have gains of their own.
  var isColored: Bool { metadata.channels.count == 3 }

  /// The map for a rendition: scaled, turned and cut with it.
  ///
  /// - Parameters:
  ///   - layout: What was done to the picture.
  ///   - offset: Where the part that was kept begins in the whole turned picture.
  /// - Returns: The map.
  /// - Throws: ``VipsError`` where memory runs out.
  func framed(for layout: RenditionLayout, offset: (x: Int, y: Int)) throws(VipsError) -> VipsImage
  {
    let isCut = layout.output != layout.uncut
    // Half the rendition's size is what cameras give; more than it has the map does not gain.
    let part = min(0.5, Double(image.width) / Double(layout.scaled.width))
    let scaled = isCut ? layout.scaled : layout.scaled.scaled(by: part)
    let resized = try image.resized(width: scaled.width, height: scaled.height)
    let upright = try resized.turned(layout.turn)
    return
      try isCut
      ? upright.cropped(
        left: offset.x, top: offset.y, width: layout.output.width, height: layout.output.height
      ).shrunk(to: layout.output.scaled(by: part)) : upright.shared()
  }
}

extension VipsImage {
  /// From memory, since the cut part of a pipeline would be computed twice.
  fileprivate borrowing func shrunk(to size: PixelSize) throws(VipsError) -> VipsImage {
    try inMemory().resized(width: size.width, height: size.height)
  }
}

extension PixelSize {
  fileprivate func scaled(by part: Double) -> PixelSize {
    PixelSize(
      max(1, Int((Double(width) * part).rounded())), max(1, Int((Double(height) * part).rounded())))
  }
}

/// Apple's maps are linear in gain: HDR = SDR · (1 + (headroom − 1) · D(sample)), with D sRGB's curve.
enum AppleGainMap {
  /// What a logarithmic map has in the place of each sample: `log2(1 + (H − 1) · D(g)) / log2 H`.
  static func table(headroom: Double) -> [UInt8] {
    let stops = Transcendental.logarithm2(headroom)
    return (0...255).map { sample in
      let light = SRGBCurve.decode(Double(sample) / 255)
      let part = Transcendental.logarithm2(1 + (headroom - 1) * light) / stops
      return UInt8((min(max(part, 0), 1) * 255).rounded())
    }
  }
}
