/// How a picture comes to the size that was asked for.
package struct ImageFit: Hashable, Sendable {
  /// What the whole picture is resampled to.
  package var scaled: PixelSize
  /// What is kept of that, and what comes out.
  package var output: PixelSize
}

extension ImageSize {
  /// The arithmetic of sizes, in whole numbers: nearest, a half upwards, never below one pixel.
  ///
  /// The side that meets the box has exactly the box's length.
  package func fitting(_ source: PixelSize) -> ImageFit {
    switch self {
    case .full:
      return ImageFit(scaled: source, output: source)
    case .exactly(let box):
      return ImageFit(scaled: box, output: box)
    case .within(let box, let enlarging):
      // The side that needs more shrinking decides.
      let byWidth = source.width * box.height >= source.height * box.width
      let scaled = source.scaled(to: box, byWidth: byWidth, enlarging: enlarging)
      return ImageFit(scaled: scaled, output: scaled)
    case .filling(let box, _, let enlarging):
      let byWidth = source.width * box.height <= source.height * box.width
      let scaled = source.scaled(to: box, byWidth: byWidth, enlarging: enlarging)
      return ImageFit(
        scaled: scaled,
        output: PixelSize(min(scaled.width, box.width), min(scaled.height, box.height)))
    }
  }
}

extension PixelSize {
  /// Width and height exchanged.
  package var transposed: PixelSize { PixelSize(height, width) }

  fileprivate func scaled(to box: PixelSize, byWidth: Bool, enlarging: Bool) -> PixelSize {
    if byWidth {
      guard enlarging || box.width < width else { return self }
      return PixelSize(box.width, height.scaled(by: box.width, over: width))
    }
    guard enlarging || box.height < height else { return self }
    return PixelSize(width.scaled(by: box.height, over: height), box.height)
  }
}

extension Int {
  fileprivate func scaled(by numerator: Int, over denominator: Int) -> Int {
    Swift.max(1, (2 * self * numerator + denominator) / (2 * denominator))
  }
}
