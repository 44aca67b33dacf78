import MediaFile
import Testing

@Suite struct MinimizedPictureTests {
  private func picture(_ content: [UInt8]) throws -> MinimizedPicture {
    let source = ArraySource(ByteBuilder.box("mini", content))
    return try MinimizedPicture(try #require(BoxReader.boxes(source).first), source)
  }

  // Beginnings that libheif and libavif write.
  @Test(arguments: [
    ([UInt8](arrayLiteral: 0x08, 0x08, 0x3F, 0x7E, 0x20, 0, 0, 0), 64, 64, false),
    ([0x0C, 0x98, 0x80, 0xFF, 0x01, 0xFE, 0x0A, 0x7E], 256, 256, true),
  ])
  func `sizes and alpha are read`(
    _ content: [UInt8], width: Int, height: Int, hasAlpha: Bool
  ) throws {
    let picture = try picture(content)
    #expect(picture.width == width && picture.height == height && picture.hasAlpha == hasAlpha)
    #expect(picture.bitDepth == 8 && picture.orientation == 1)
  }

  @Test func `a later version is an error, and so is a cut`() {
    #expect(throws: MediaFileError.self) { try picture([0xC0, 0, 0, 0, 0, 0, 0]) }
    #expect(throws: MediaFileError.self) { try picture([0x08, 0x08]) }
  }
}
