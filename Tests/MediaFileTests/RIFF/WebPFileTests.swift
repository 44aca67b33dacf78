import MediaFile
import Testing

@Suite struct WebPFileTests {
  private func read(_ chunks: [UInt8]) throws -> WebPFile {
    try WebPFile(ArraySource(ByteBuilder.webP(chunks)))
  }

  @Test func `reads the size of each form`() throws {
    let lossy = try read(
      ByteBuilder.riffChunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 44, 1, 200, 0]))
    #expect((lossy.header.width, lossy.header.height) == (300, 200))
    #expect(!lossy.header.isExtended && lossy.header.flags.isEmpty && !lossy.isLossless)

    let bits = 299 | 199 << 14 | 1 << 28
    let lossless = try read(
      ByteBuilder.riffChunk(
        "VP8L", [0x2F] + ByteBuilder.littleEndian(bits, count: 4) + [0, 0, 0, 0, 0]))
    #expect((lossless.header.width, lossless.header.height) == (300, 200))
    #expect(lossless.header.flags == .alpha && lossless.isLossless)

    let animated = try read(
      ByteBuilder.extended(flags: 0x12, width: 300, height: 200)
        + ByteBuilder.riffChunk("ANMF", [1]) + ByteBuilder.riffChunk("ANMF", [2, 2]))
    #expect((animated.header.width, animated.header.height, animated.frames) == (300, 200, 2))
    #expect(animated.header.flags == [.animation, .alpha])
  }

  @Test func `says where a file is cut off or goes on`() throws {
    let whole = ByteBuilder.webP(ByteBuilder.extended(flags: 0, width: 3, height: 2))
    #expect(throws: MediaFileError.self) { try WebPFile(ArraySource(Array(whole.dropLast()))) }
    #expect(try WebPFile(ArraySource(whole + [1, 2])).trailer?.count == 2)
    #expect(throws: MediaFileError.self) { try read(ByteBuilder.riffChunk("EXIF", [1])) }
  }
}
