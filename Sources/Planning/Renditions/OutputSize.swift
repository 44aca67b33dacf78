package import JobSpec

/// The size of an output, known before a pixel is decoded.
package enum OutputSize {
  /// - Parameters:
  ///   - source: As the viewer sees it.
  ///   - size: What the rendition asks for.
  /// - Returns: As the viewer sees it.
  package static func of(_ source: PixelSize, _ size: ImageSize) -> PixelSize {
    // A header may claim anything; a picture without a side has no aspect ratio to keep.
    guard source.width > 0, source.height > 0 else { return source }
    return size.fitting(source).output
  }
}
