/// A PNG: its chunks, and what the header says of the picture.
package struct PNGFile {
  package let source: any ByteSource
  package let header: PNGHeader
  package let chunks: [PNGChunk]
  /// Whether the end chunk is there.
  package let isComplete: Bool
  /// What the file holds after the end chunk.
  package let trailer: Range<Int>?

  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where it is no PNG, `truncated` where a
  ///   chunk is cut, `corrupt` where the header is not the first or cannot be right.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    let file = try PNGChunks(source)
    guard let first = file.chunks.first, first.type == "IHDR" else {
      throw MediaFileError(
        file.chunks.isEmpty ? .truncated : .corrupt, "a PNG without a header", at: 8)
    }
    self.source = source
    self.header = try PNGHeader(first, in: source)
    self.chunks = file.chunks
    self.isComplete = file.isComplete
    let rest = file.end..<source.count
    self.trailer = file.isComplete && !rest.isEmpty ? rest : nil
  }

  package func first(_ type: FourCC) -> PNGChunk? { chunks.first { $0.type == type } }

  /// Frames of an animation, from the `acTL` that stands before the picture; 1 for a still.
  package func frames() throws(MediaFileError) -> Int {
    let picture = chunks.firstIndex { $0.type == "IDAT" } ?? chunks.endIndex
    guard let control = chunks[..<picture].first(where: { $0.type == "acTL" }),
      control.data.count >= 4
    else { return 1 }
    let bytes = try source.bytes(control.data.lowerBound..<control.data.lowerBound + 4)
    return max(1, ByteOrder.bigEndian.uint32(bytes, at: 0) ?? 1)
  }

  /// The first chunk whose checksum does not fit; the file is read through a small window.
  package func firstDamagedChunk() throws(MediaFileError) -> PNGChunk? {
    for chunk in chunks where try !hasRightChecksum(chunk) { return chunk }
    return nil
  }

  private func hasRightChecksum(_ chunk: PNGChunk) throws(MediaFileError) -> Bool {
    var checksum = PNGChecksum()
    var position = chunk.range.lowerBound + 4
    while position < chunk.data.upperBound {
      let next = min(position + 65_536, chunk.data.upperBound)
      checksum.add(try source.bytes(position..<next))
      position = next
    }
    let stored = try source.bytes(chunk.data.upperBound..<chunk.range.upperBound)
    return ByteOrder.bigEndian.uint32(stored, at: 0) == Int(checksum.value)
  }
}
