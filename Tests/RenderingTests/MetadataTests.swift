import JobSpec
import Rendering
import TestSupport
import Testing
import Vips
import WorkOrder

struct MetadataTests {
  /// A TIFF block with one field: Artist (0x013B) = `SENTINEL`.
  static func exif(_ artist: String) -> [UInt8] {
    let text = Array(artist.utf8) + [0]
    return Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x3B, 0, 2, 0, 0, 0]
      + [UInt8(text.count), 0, 0, 0, 26, 0, 0, 0, 0] + text
  }

  static func xmp(_ creator: String) -> [UInt8] {
    Array(
      """
      <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
      xmp:CreatorTool="\(creator)"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>
      """.utf8)
  }

  /// A picture with private words in every field that libvips carries along.
  static func source() throws -> [UInt8] {
    let picture = TestCard.upright
    return try VipsImage(
      samples: picture.samples, width: picture.width, height: picture.height, bands: 3
    ).withFields(adding: [
      "exif-data": Array("Exif\0\0".utf8) + exif("PRIVATE-EXIF"), "xmp-data": xmp("PRIVATE-XMP"),
      "iptc-data": Array("PRIVATE-IPTC".utf8), "photoshop-data": Array("PRIVATE-8BIM".utf8),
    ]).encoded(as: .jpeg(quality: 95, progressive: false))
  }

  @Test func `the source has what must go`() throws {
    let source = try Self.source()
    #expect(source.contains(Array("PRIVATE-EXIF".utf8)))
    #expect(source.contains(Array("PRIVATE-XMP".utf8)))
  }

  @Test(arguments: ImageEncoding.all, [true, false])
  func `nothing of the source is left, and the order's block is there`(
    encoding: ImageEncoding, hasBlock: Bool
  ) throws {
    let block =
      hasBlock
      ? MetadataBlock(exif: Self.exif("ALLOWED"), xmp: Self.xmp("WELCOME")) : MetadataBlock()
    let result = try Darkroom(format: .jpeg).develop(
      try Self.source(), [.make(encoding, size: .within(64), metadata: block)])
    let file = result.files[0]
    #expect(!file.contains(Array("PRIVATE".utf8)))
    #expect(file.contains(Array("ALLOWED".utf8)) == hasBlock)
    #expect(file.contains(Array("WELCOME".utf8)) == hasBlock)
    #expect(TestCard.isShown(in: try Picture(file, encoding.format), tolerance: 25))
  }

  @Test(.enabled(if: Referee.exiftool.isInstalled), arguments: ImageEncoding.all)
  func `exiftool finds the block once and nothing that says who or where`(
    encoding: ImageEncoding
  ) async throws {
    let folder = try TemporaryFolder()
    let block = MetadataBlock(exif: Self.exif("ALLOWED"), xmp: Self.xmp("WELCOME"))
    let result = try Darkroom(format: .jpeg)
      .develop(try Self.source(), [.make(encoding, metadata: block)])
    let tags = try await Referee.tags(of: try folder.write(result.files[0], to: "out"))
    #expect(tags["IFD0:Artist"] == "ALLOWED")
    #expect(tags["XMP-xmp:CreatorTool"] == "WELCOME")
    #expect(tags.keys.filter { $0.hasPrefix("GPS:") || $0.hasPrefix("IPTC:") } == [])
    let exif = tags.keys.filter { $0.hasPrefix("IFD") || $0.hasPrefix("ExifIFD:") }
    #expect(Set(exif).subtracting(Self.technicalTags) == ["IFD0:Artist"], "\(encoding)")
  }

  /// What TIFF cannot do without, and what libvips adds to an Exif block of its own.
  static let technicalTags: Set<String> = [
    "IFD0:ImageWidth", "IFD0:ImageHeight", "IFD0:BitsPerSample", "IFD0:Compression",
    "IFD0:PhotometricInterpretation", "IFD0:StripOffsets", "IFD0:SamplesPerPixel",
    "IFD0:RowsPerStrip", "IFD0:StripByteCounts", "IFD0:XResolution", "IFD0:YResolution",
    "IFD0:PlanarConfiguration", "IFD0:ResolutionUnit", "IFD0:Predictor", "IFD0:Orientation",
    "IFD0:YCbCrPositioning", "IFD0:SampleFormat", "ExifIFD:ExifVersion",
    "ExifIFD:ComponentsConfiguration", "ExifIFD:FlashpixVersion", "ExifIFD:ColorSpace",
    "ExifIFD:ExifImageWidth", "ExifIFD:ExifImageHeight",
  ]
}
