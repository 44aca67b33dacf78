import JobSpec
import Vips
import WorkOrder

extension VipsPath {
  /// Resamples the whole picture to the layout's size.
  func resize(
    _ image: borrowing VipsImage, to layout: RenditionLayout
  ) throws(WorkFailure) -> VipsImage {
    try pixels { () throws(VipsError) in try image.resampled(to: layout.scaled) }
  }

  /// Keeps the part that the layout asks for.
  func crop(
    _ image: borrowing VipsImage, to layout: RenditionLayout
  ) throws(WorkFailure) -> VipsImage {
    guard let strategy = layout.crop else { return image.shared() }
    let (width, height) = (layout.output.width, layout.output.height)
    return try pixels { () throws(VipsError) in
      switch strategy {
      case .center:
        return try image.cropped(
          left: (image.width - width) / 2, top: (image.height - height) / 2, width: width,
          height: height)
      case .attention, .entropy:
        // Looked at as a whole, then cut: from memory, or it would be computed twice.
        return try image.inMemory().smartCropped(
          width: width, height: height, to: strategy == .entropy ? .entropy : .attention)
      }
    }
  }
}

extension VipsImage {
  /// Resamples; colours under transparency have no weight.
  borrowing func resampled(to size: PixelSize) throws(VipsError) -> VipsImage {
    guard size.width != width || size.height != height else { return shared() }
    guard hasAlpha else { return try resized(width: size.width, height: size.height) }
    let (format, interpretation) = (format, interpretation)
    return try premultiplied()
      .resized(width: size.width, height: size.height)
      .unpremultiplied()
      // Nearest: storing alone cuts the fraction off.
      .scaled(by: 1, plus: format == .uint8 || format == .uint16 ? 0.5 : 0)
      .stored(as: format)
      .interpreted(as: interpretation)
  }
}
