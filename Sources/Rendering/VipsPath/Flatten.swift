import JobSpec
import Vips
import WorkOrder

extension VipsPath {
  /// Lays the picture on the background where the encoding has no alpha.
  func flatten(
    _ image: borrowing VipsImage, for options: Rendition.ImageOptions
  ) throws(WorkFailure) -> VipsImage {
    guard image.hasAlpha, !options.encoding.hasAlpha else { return image.shared() }
    let color = options.background
    return try pixels { () throws(VipsError) in
      try image.flattened(on: color.samples(bands: image.bands - 1))
    }
  }
}

extension ImageEncoding {
  var hasAlpha: Bool {
    switch self {
    case .jpeg, .compatible: false
    case .png, .webp, .avif, .heic, .tiff, .current, .automatic: true
    }
  }
}

extension Rendition.Background {
  /// One value a band: the luma for gray, ink for CMYK.
  fileprivate func samples(bands: Int) -> [Double] {
    let rgb = [Double(red), Double(green), Double(blue)]
    switch bands {
    case 3: return rgb
    case 4: return rgb.map { 255 - $0 } + [0]
    default: return [(0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]).rounded()]
    }
  }
}
