import MediaFile
import Testing

@Suite struct PNGFileTests {
  @Test func `reads the header and the chunks`() throws {
    let file = try PNGFile(
      ArraySource(ByteBuilder.png(ByteBuilder.chunk("sRGB", [0]), depth: 16, color: 6)))
    #expect((file.header.width, file.header.height) == (40, 30))
    #expect(file.header.bitDepth == 16 && file.header.colorType == .rgbAlpha)
    #expect(file.chunks.map(\.type.description) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(file.trailer == nil)
    #expect(try file.firstDamagedChunk() == nil)
  }

  @Test func `counts the frames of an animation only where it is declared in time`() throws {
    let control = ByteBuilder.chunk("acTL", ByteBuilder.u32(7) + ByteBuilder.u32(0))
    #expect(try PNGFile(ArraySource(ByteBuilder.png(control))).frames() == 7)
    let late = Array(ByteBuilder.png().dropLast(12)) + control + ByteBuilder.chunk("IEND")
    #expect(try PNGFile(ArraySource(late)).frames() == 1)
  }

  @Test func `locates texts`() throws {
    let text = ByteBuilder.chunk("tEXt", ByteBuilder.ascii("Author\0me"))
    let packet = ByteBuilder.chunk(
      "iTXt", ByteBuilder.ascii("XML:com.adobe.xmp\0\0\0en\0\0<x/>"))
    let source = ArraySource(ByteBuilder.png(text + packet))
    let file = try PNGFile(source)
    let author = try #require(try file.text(file.chunks[1]))
    #expect(author.keyword == "Author" && author.storage == .latin1)
    #expect(try source.bytes(author.text) == ByteBuilder.ascii("me"))
    let xmp = try #require(try file.text(file.chunks[2]))
    #expect(xmp.keyword == PNGText.xmpKeyword && xmp.storage == .utf8)
    #expect(try source.bytes(xmp.text) == ByteBuilder.ascii("<x/>"))
  }

  @Test func `finds what is damaged, cut off or appended`() throws {
    var damaged = ByteBuilder.png()
    damaged[damaged.count - 17] ^= 1
    let bad = try PNGFile(ArraySource(damaged)).firstDamagedChunk()
    #expect(bad?.type == "IDAT")
    let unended = Array(ByteBuilder.png().dropLast(12))
    #expect(try !PNGFile(ArraySource(unended)).isComplete)
    #expect(try PNGFile(ArraySource(ByteBuilder.png() + [9, 9])).trailer?.count == 2)
  }
}
