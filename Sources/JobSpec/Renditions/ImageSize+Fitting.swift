extension ImageSize {
  /// How a picture comes to the size that was asked for.
  package struct Fitting: Hashable, Sendable {
    /// What the whole picture is resampled to.
    package var scaled: PixelSize
    /// What is kept of that, and what comes out.
    package var output: PixelSize
  }

  /// The arithmetic of sizes, in whole numbers: nearest, a half upwards, never below one pixel.
  ///
  /// The side that meets the box has exactly the box's length.
  package func fitting(_ source: PixelSize) -> Fitting {
    switch self {
    case .full:
      return Fitting(scaled: source, output: source)
    case .exactly(let size):
      return Fitting(scaled: size, output: size)
    case .within(let fit):
      // The side that needs more shrinking decides.
      let byWidth = source.width * fit.box.height >= source.height * fit.box.width
      let scaled = source.scaled(to: fit.box, byWidth: byWidth, enlarging: fit.enlarging)
      return Fitting(scaled: scaled, output: scaled)
    case .filling(let fill):
      let byWidth = source.width * fill.box.height <= source.height * fill.box.width
      let scaled = source.scaled(to: fill.box, byWidth: byWidth, enlarging: fill.enlarging)
      return Fitting(
        scaled: scaled,
        output: PixelSize(min(scaled.width, fill.box.width), min(scaled.height, fill.box.height)))
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
