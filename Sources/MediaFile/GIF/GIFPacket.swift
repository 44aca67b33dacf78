/// XMP in a GIF, which stands unpacked in its block: the bytes of the text pass for the lengths of
/// sub-blocks, and a ramp of 258 bytes leads them to an end.
package enum GIFPacket {
  /// The packet of an `XMP DataXMP` block.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where the block is too short for one.
  package static func source(
    _ block: GIFFile.Block, in file: any ByteSource
  ) throws(MediaFileError) -> PieceSource {
    let (header, ramp) = (14, 258)
    guard block.range.count >= header + ramp else {
      throw MediaFileError(.corrupt, "an XMP block without a packet", at: block.range.lowerBound)
    }
    return try PieceSource(
      of: file, block.range.lowerBound + header..<block.range.upperBound - ramp)
  }
}
