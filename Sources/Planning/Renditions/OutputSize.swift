package import JobSpec

/// The size of an output, known before a pixel is decoded.
package enum OutputSize {
  /// - Parameters:
  ///   - source: As the viewer sees it.
  ///   - size: What the rendition asks for.
  /// - Returns: As the viewer sees it.
  package static func of(_ source: PixelSize, _ size: ImageSize) -> PixelSize {
    // A header may claim anything: a picture without a side has no aspect ratio to keep, and one
    // whose sides need more than 32 bits is refused before its size matters.
    let sides = 1...Int(UInt32.max)
    guard sides.contains(source.width), sides.contains(source.height) else { return source }
    return size.fitting(source).output
  }
}
