/// XMP in a GIF, which stands unpacked in its block: the bytes of the text pass for the lengths of
/// sub-blocks, and a ramp of 258 bytes leads them to an end.
package enum GIFPacket {
  /// Bytes of the block before the packet.
  package static let headLength = 14
  private static let rampLength = 258

  /// The packet of an `XMP DataXMP` block.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where the block is too short for one.
  package static func source(
    _ block: GIFFile.Block, in file: any ByteSource
  ) throws(MediaFileError) -> PieceSource {
    guard block.range.count >= headLength + rampLength else {
      throw MediaFileError(.corrupt, "an XMP block without a packet", at: block.range.lowerBound)
    }
    return try PieceSource(
      of: file, block.range.lowerBound + headLength..<block.range.upperBound - rampLength)
  }
}
