/// The header of a JPEG: its segments up to the first scan.
package struct JPEGFile {
  package let source: any ByteSource
  /// Where the picture begins: more than one may stand in a file.
  package let start: Int
  package let parts: [JPEGPart]
  package let frame: JPEGFrame
  /// Bytes between segments that belong to none.
  package let strays: [Range<Int>]

  /// Reads the header of the JPEG that begins at `start`.
  ///
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where none begins there, `truncated`
  ///   where the file ends in the header, `corrupt` where there is no frame.
  package init(_ source: any ByteSource, at start: Int = 0) throws(MediaFileError) {
    let header = try JPEGSegments(source, from: start, extent: .header)
    var parts: [JPEGPart] = []
    var frame: JPEGFrame?
    for segment in header.segments {
      parts.append(try JPEGPart(segment, in: source))
      if segment.marker.isStartOfFrame, frame == nil {
        frame = try JPEGFrame(segment, in: source)
      }
    }
    guard let frame else {
      let isWhole = [.startOfScan, .endOfImage].contains(header.segments.last?.marker)
      throw MediaFileError(isWhole ? .corrupt : .truncated, "a JPEG without a frame", at: start)
    }
    self.source = source
    self.start = start
    self.parts = parts
    self.frame = frame
    self.strays = header.strays
  }

  package func parts(_ content: JPEGPart.Content) -> [JPEGPart] {
    parts.filter { $0.content == content }
  }

  package func first(_ content: JPEGPart.Content) -> JPEGPart? {
    parts.first { $0.content == content }
  }

  /// Adobe's colour transform: 0 none, 1 YCbCr, 2 YCCK; nil where nothing says so.
  package func adobeTransform() throws(MediaFileError) -> UInt8? {
    guard let body = first(.adobe)?.body, body.count >= 7 else { return nil }
    return try source.bytes(body.lowerBound + 6..<body.lowerBound + 7).first
  }
}
