import MediaFile
import Testing

@Suite struct GIFFileTests {
  @Test func `counts frames, loops and blocks`() throws {
    let loop = [0x21, 0xFF, 11] + ByteBuilder.ascii("NETSCAPE2.0") + [3, 1, 5, 0, 0]
    let control: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, 0, 0]
    let comment: [UInt8] = [0x21, 0xFE, 2, 0x68, 0x69, 0]
    let file = try GIFFile(
      ArraySource(
        ByteBuilder.gif(loop + control + ByteBuilder.gifImage + comment + ByteBuilder.gifImage)
          + [1]))
    #expect((file.width, file.height, file.frames) == (40, 30, 2))
    #expect(file.loopCount == 5 && file.hasTransparency)
    #expect(
      file.blocks.map(\.content) == [
        .application("NETSCAPE2.0"), .graphicControl, .image, .comment, .image,
      ])
    #expect(file.trailer?.count == 1)
  }

  @Test func `a GIF that is cut off keeps the frames before the cut`() throws {
    let whole = ByteBuilder.gif(ByteBuilder.gifImage + ByteBuilder.gifImage)
    let file = try GIFFile(ArraySource(Array(whole.dropLast(4))))
    #expect(file.frames == 1 && file.end == nil)
  }
}
