/// A WebP: its chunks, and what the headers say of the picture.
package struct WebPFile {
  package let source: any ByteSource
  package let header: WebPHeader
  package let chunks: [RIFFChunk]
  /// Frames of an animation; 1 for a still.
  package let frames: Int
  /// Whether the picture, or an animation's first frame, is coded without loss.
  package let isLossless: Bool
  /// What the file holds after what its header covers.
  package let trailer: Range<Int>?

  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where it is no WebP, `truncated` where
  ///   the file is shorter than it says, `corrupt` where no header of a picture is found.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    let file = try RIFFChunks(source)
    guard file.form == "WEBP" else {
      throw MediaFileError(.unsupportedFormat, "a RIFF file that is no WebP", at: 8)
    }
    self.source = source
    header = try WebPHeader(source, file.chunks)
    chunks = file.chunks
    frames = max(1, file.chunks.count { $0.id == "ANMF" })
    isLossless = try Self.isLossless(file.chunks, in: source)
    trailer = file.end < source.count ? file.end..<source.count : nil
  }

  package func first(_ id: FourCC) -> RIFFChunk? { chunks.first { $0.id == id } }

  private static func isLossless(
    _ chunks: [RIFFChunk], in source: any ByteSource
  ) throws(MediaFileError) -> Bool {
    guard let frame = chunks.first(where: { $0.id == "ANMF" }), frame.data.count >= 20 else {
      return chunks.contains { $0.id == "VP8L" }
    }
    // A frame's own chunks follow its sixteen bytes of geometry.
    var cursor = ByteCursor(source, in: frame.data, fetch: 24)
    try cursor.skip(16)
    return try cursor.code() == "VP8L"
  }
}
