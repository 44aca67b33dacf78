/// What a decoder configuration says of the samples.
package struct CodingConfiguration: Hashable, Sendable {
  package var bitDepth: Int
  package var isMonochrome: Bool

  /// nil for configurations of other codecs, and for those too short to say.
  package init?(_ type: FourCC, _ content: Range<Int>, in source: any ByteSource) {
    guard
      let bytes = try? source.bytes(
        content.lowerBound..<min(content.upperBound, content.lowerBound + 24))
    else { return nil }
    switch type {
    case "hvcC" where bytes.count >= 19:
      bitDepth = Int(bytes[17] & 7) + 8
      isMonochrome = bytes[16] & 3 == 0
    case "av1C" where bytes.count >= 3:
      bitDepth = bytes[2] & 0x40 == 0 ? 8 : bytes[2] & 0x20 == 0 ? 10 : 12
      isMonochrome = bytes[2] & 0x10 != 0
    case "avcC", "jpgC":
      bitDepth = 8
      isMonochrome = false
    default: return nil
    }
  }
}
