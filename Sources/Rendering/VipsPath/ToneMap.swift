import JobSpec
import Vips
import WorkOrder

extension VipsPath {
  /// Shows an HDR picture in the colours of its rendition, with a gain map where that is kept.
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
    let map = rendition.keepsGainMap ? try codedMap(toneMapping, of: image, rendition) : nil
    notes.add("The HDR picture (\(toneMapping.transfer.rawValue)) was mapped to ordinary screens.")
    let mapped = try pixels { () throws(VipsError) in
      try toneMapping.map(image, to: isWide ? .displayP3 : .bt709)
        .fitted(to: rendition.options.encoding, from: image.format)
    }
    return ColoredImage(
      image: mapped, profile: isWide ? ICCProfile.displayP3 : ICCProfile.sRGB, gainMap: map)
  }

  /// The map from what ordinary screens show back to the HDR picture, at half its size.
  private func codedMap(
    _ toneMapping: ToneMapping, of image: borrowing VipsImage, _ rendition: RenditionOrder
  ) throws(WorkFailure) -> CodedGainMap? {
    // What is laid on a background has no one gain.
    guard let metadata = toneMapping.gainMapMetadata, !image.hasAlpha, image.width > 1,
      image.height > 1
    else { return nil }
    do throws(VipsError) {
      var samples: [UInt8] = []
      samples.reserveCapacity(image.width * image.height)
      try image.inMemory().forEachStrip { strip, bands in
        samples += toneMapping.gainSamples(strip, bands: bands)
      }
      let map = try VipsImage(
        samples: samples, width: image.width, height: image.height, bands: 1)
      let small = try map.resized(width: (image.width + 1) / 2, height: (image.height + 1) / 2)
      return try CodedGainMap(small, metadata, as: rendition.options.encoding)
    } catch {
      throw .encodingFailed(rendition.name, error)
    }
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
