import JobSpec
import Vips
import WorkOrder

extension VipsPath {
  /// Shows an HDR picture in the colours of its rendition.
  ///
  /// No encoding here holds HDR samples, so `keep` is the nearest of the spaces that are tagged.
  func mapTones(
    _ image: borrowing VipsImage, _ toneMapping: ToneMapping, for rendition: RenditionOrder,
    noting notes: inout RenderNotes
  ) throws(WorkFailure) -> ColoredImage {
    let isWide =
      switch rendition.color {
      case .sRGB: false
      case .displayP3: true
      case .keep: toneMapping.primaries != .bt709
      }
    notes.add("The HDR picture (\(toneMapping.transfer.rawValue)) was mapped to ordinary screens.")
    let mapped = try pixels { () throws(VipsError) in
      try toneMapping.map(image, to: isWide ? .displayP3 : .bt709)
        .fitted(to: rendition.options.encoding, from: image.format)
    }
    return ColoredImage(image: mapped, profile: isWide ? ICCProfile.displayP3 : ICCProfile.sRGB)
  }
}

extension CodedColor {
  /// What shows the picture on an ordinary screen; `nil` where it needs nothing.
  func toneMapping(for image: borrowing VipsImage) throws(VipsError) -> ToneMapping? {
    guard case .hdr(let color) = self else { return nil }
    var meter = LightMeter(color)
    try image.forEachStrip { strip, bands in meter.add(strip, bands: bands) }
    return ToneMapping(color, peak: meter.peak)
  }
}

extension ToneMapping {
  fileprivate func map(
    _ image: borrowing VipsImage, to target: RGBPrimaries
  ) throws(VipsError) -> VipsImage {
    let settled = try image.inMemory()
    var samples: [UInt16] = []
    samples.reserveCapacity(image.width * image.height * (image.hasAlpha ? 4 : 3))
    try settled.forEachStrip { strip, bands in
      samples += map(strip, bands: bands, to: target)
    }
    return try VipsImage(
      samples16: samples, width: image.width, height: image.height, bands: image.hasAlpha ? 4 : 3)
  }
}

extension VipsImage {
  /// Rows of a picture in memory from the top, a strip at a time, in 16 bits.
  fileprivate borrowing func forEachStrip(
    _ body: (_ samples: [UInt16], _ bands: Int) -> Void
  ) throws(VipsError) {
    let height = 64
    for top in stride(from: 0, to: self.height, by: height) {
      let strip = try cropped(
        left: 0, top: top, width: width, height: min(height, self.height - top))
      body(
        try format == .uint16
          ? strip.samples16() : strip.scaled(by: 257, plus: 0).stored(as: .uint16).samples16(),
        bands)
    }
  }
}
