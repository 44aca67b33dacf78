import MediaFile
import Testing

@Suite struct MetadataSpliceTests {
  static let exif = TIFFFileTests.block(.bigEndian)
  static let xmp = Array("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>".utf8)

  static func jpeg(_ segments: [[UInt8]]) -> [UInt8] {
    [0xFF, 0xD8] + segments.joined() + [0xFF, 0xDA, 0, 2, 0x12, 0xFF, 0, 0x34, 0xFF, 0xD9]
  }

  @Test func `JPEG keeps colour and density and gets one block`() throws {
    let jfif = try JPEGSegment.encode(.jfif, [1, 2, 0, 0, 1, 0, 1, 0, 0])
    let profile = try JPEGSegment.encode(.iccProfile, [1, 1, 9, 9])
    let adobe = try JPEGSegment.encode(.adobe, [0, 100, 0, 0, 0, 0, 1])
    let old = try JPEGSegment.encode(.exif, [1, 2, 3])
    let photoshop = try JPEGSegment.encode(.photoshop, [1])
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 0x41, 0x42]
    let source = ArraySource(Self.jpeg([jfif, old, profile, comment, photoshop, adobe]))
    let result = try MetadataSplice.replace(
      in: source, container: .jpeg, exif: Self.exif, xmp: Self.xmp
    ).apply(to: source)
    let expected = Self.jpeg([
      jfif, try JPEGSegment.encode(.exif, Self.exif), try JPEGSegment.encode(.xmp, Self.xmp),
      profile, adobe,
    ])
    #expect(result == expected)
  }

  @Test func `PNG gets its chunks before the pixels`() throws {
    let head = PNGChunk.encode("IHDR", Array(repeating: 1, count: 13))
    let pixels = PNGChunk.encode("IDAT", [1, 2, 3])
    let end = PNGChunk.encode("IEND", [])
    let text = PNGChunk.encode("tEXt", Array("Comment\0x".utf8))
    let time = PNGChunk.encode("tIME", [7, 0xEA, 1, 1, 1, 1, 1])
    let source = ArraySource(PNGChunks.signature + head + text + pixels + time + end)
    let result = try MetadataSplice.replace(
      in: source, container: .png, exif: Self.exif, xmp: nil
    ).apply(to: source)
    #expect(
      result == PNGChunks.signature + head + PNGChunk.encode("eXIf", Self.exif) + pixels + end)
    // The specification's own checksum of an empty end chunk.
    #expect(end.suffix(4) == [0xAE, 0x42, 0x60, 0x82])
  }

  @Test func `a plain WebP becomes an extended one, and plain again`() throws {
    let picture = RIFFChunk.encode("VP8L", [0x2F, 0x0F, 0x40, 0x02, 0x10, 0])
    let body = Array("WEBP".utf8) + picture
    let plain = Array("RIFF".utf8) + ByteOrder.littleEndian.bytes32(body.count) + body
    let source = ArraySource(plain)
    let result = try MetadataSplice.replace(
      in: source, container: .webP, exif: Self.exif, xmp: Self.xmp
    ).apply(to: source)
    let written = ArraySource(result)
    let file = try RIFFChunks(written)
    #expect(file.end == result.count)
    #expect(file.chunks.map(\.id) == ["VP8X", "VP8L", "EXIF", "XMP "])
    let header = try WebPHeader(written, file.chunks)
    #expect(header.width == 16 && header.height == 10)
    #expect(header.flags == [.alpha, .exif, .xmp])
    let again = try MetadataSplice.replace(in: source, container: .webP, exif: nil, xmp: nil)
    #expect(try again.apply(to: source) == plain)
  }

  @Test(arguments: MetadataSplice.Container.allCases)
  func `a cut file is refused`(container: MetadataSplice.Container) {
    #expect(throws: MediaFileError.self) {
      try MetadataSplice.replace(
        in: ArraySource([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1]), container: container, exif: nil,
        xmp: nil)
    }
  }

  @Test func `a block too large for a segment is refused`() {
    let source = ArraySource(Self.jpeg([]))
    #expect(throws: MediaFileError.self) {
      try MetadataSplice.replace(
        in: source, container: .jpeg, exif: [UInt8](repeating: 0, count: 65_536), xmp: nil)
    }
  }
}
