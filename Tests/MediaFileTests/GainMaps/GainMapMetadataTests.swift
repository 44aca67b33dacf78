import MediaFile
import Testing

struct GainMapMetadataTests {
  static func bytes(_ words: String) -> [UInt8] {
    let digits = words.filter { !$0.isWhitespace }
    return stride(from: 0, to: digits.count, by: 2).map { index in
      let start = digits.index(digits.startIndex, offsetBy: index)
      return UInt8(digits[start...].prefix(2), radix: 16) ?? 0
    }
  }

  /// ISO 21496-1: from 0 to 2 stops, gamma 1, offsets of 1/64, over 65536.
  static let reference = bytes(
    """
    0000 0000 40 00000000 00010000 00020000 00010000
    00000000 00010000 00020000 00010000 00010000 00010000
    00000400 00010000 00000400 00010000
    """)

  static let plain = GainMapMetadata(
    channels: [.init(min: 0, max: 2)], baseHeadroom: 0, alternateHeadroom: 2)

  @Test func `a block of another writer reads as what it says`() throws {
    #expect(try GainMapMetadata(block: ArraySource(Self.reference)) == Self.plain)
    // A later writer's addition.
    #expect(try GainMapMetadata(block: ArraySource(Self.reference + [1, 2, 3])) == Self.plain)
  }

  @Test func `one denominator for all numbers is understood`() throws {
    let block = Self.bytes(
      """
      0000 0000 48 00000040 00000000 00000080
      00000000 00000080 00000040 00000001 00000001
      """)
    #expect(try GainMapMetadata(block: ArraySource(block)) == Self.plain)
  }

  @Test(arguments: [1, 3])
  func `a block reads back as what was written`(count: Int) throws {
    let channels = (1...count).map { number in
      GainMapMetadata.Channel(
        min: -0.25 * Double(number), max: Double(number), gamma: 0.5, baseOffset: 1 / 64,
        alternateOffset: 0)
    }
    let metadata = try #require(
      GainMapMetadata(
        channels: channels, baseHeadroom: 0.5, alternateHeadroom: 3.25, usesBaseColorSpace: false))
    #expect(metadata.block.count == (count == 1 ? 61 : 141))
    #expect(try GainMapMetadata(block: ArraySource(metadata.block)) == metadata)
  }

  @Test func `values that contradict each other are refused`() {
    let good = GainMapMetadata.Channel(min: 0, max: 1)
    let bad: [GainMapMetadata.Channel] = [
      .init(min: 1, max: 0), .init(min: 0, max: 1, gamma: 0), .init(min: 0, max: .infinity),
      .init(min: .nan, max: 1), .init(min: 0, max: 1, baseOffset: -1), .init(min: 0, max: 1e9),
    ]
    for channel in bad {
      #expect(
        GainMapMetadata(channels: [channel], baseHeadroom: 0, alternateHeadroom: 1) == nil)
    }
    // The picture itself is the HDR one.
    #expect(GainMapMetadata(channels: [good], baseHeadroom: 2, alternateHeadroom: 0) == nil)
    #expect(GainMapMetadata(channels: [good, good], baseHeadroom: 0, alternateHeadroom: 1) == nil)
  }

  @Test func `damage never traps`() {
    for length in 0..<Self.reference.count {
      #expect(throws: MediaFileError.self) {
        try GainMapMetadata(block: ArraySource(Array(Self.reference.prefix(length))))
      }
    }
    for index in Self.reference.indices {
      for value: UInt8 in [0, 0x7F, 0x80, 0xFF] {
        var block = Self.reference
        block[index] = value
        // Anything but a trap will do; what reads can be written.
        if let metadata = try? GainMapMetadata(block: ArraySource(block)) {
          #expect(metadata.block.count == 61 || metadata.block.count == 141)
        }
      }
    }
  }
}
