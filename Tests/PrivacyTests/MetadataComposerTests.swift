import JobSpec
import MediaFile
import Testing

@testable import Privacy

@Suite struct MetadataComposerTests {
  static func compose(
    _ picture: SentinelPicture, _ policy: PrivacyPolicy, orientation: Int = 1
  ) throws -> MetadataComposer.Blocks {
    try MetadataComposer(ArraySource(picture.bytes), format: picture.format)
      .blocks(under: policy, orientation: orientation, width: 640, height: 480)
  }

  @Test(arguments: SentinelPicture.all.indices.filter { SentinelPicture.all[$0].holdsExif })
  func `sharing keeps camera, time, captions and rights`(index: Int) throws {
    let blocks = try Self.compose(SentinelPicture.all[index], .sharing)
    let exif = try ExifBlock(ArraySource(try #require(blocks.exif)))
    #expect(exif.tree.problems.isEmpty)
    #expect(exif.text(.make) == "sentinel-exif-make")
    #expect(exif.text(.dateTimeOriginal, in: .exif) == "sentinel-exif-date")
    #expect(exif.integer(.orientation) == 1)
    #expect(exif.integer(.pixelXDimension, in: .exif) == 640)
    #expect(exif.entry(.bodySerialNumber, in: .exif) == nil)
    #expect(exif.tree[.gps] == nil)
    let xmp = String(decoding: try #require(blocks.xmp), as: UTF8.self)
    #expect(xmp.contains("sentinel-xmp-title") && xmp.contains("sentinel-xmp-rights"))
    #expect(!xmp.contains("sentinel-xmp-city") && !xmp.contains("sentinel-xmp-person"))
  }

  @Test func `archiving keeps the place`() throws {
    let blocks = try Self.compose(.jpeg, .archive, orientation: 6)
    let exif = try ExifBlock(ArraySource(try #require(blocks.exif)))
    let gps = try #require(exif.entry(TIFFTag.GPS.latitude, in: .gps))
    #expect(try exif.file.rationals(of: gps) == Blocks.latitude)
    #expect(exif.integer(.orientation) == 6)
    #expect(exif.text(.bodySerialNumber, in: .exif) == "sentinel-exif-serial")
  }

  @Test(arguments: PrivacyGroup.allCases)
  func `no block says what its policy removes`(group: PrivacyGroup) throws {
    let policy = PrivacyPolicy.removing(group)
    let blocks = try Self.compose(.png, policy)
    let bytes = (blocks.exif ?? []) + (blocks.xmp ?? [])
    for sentinel in SentinelPicture.png.sentinels where sentinel.groups.contains(group) {
      #expect(!bytes.contains(sentinel.bytes), "\(sentinel)")
    }
  }

  @Test func `nothing to say is no block`() throws {
    let everything = PrivacyPolicy(remove: Set(PrivacyGroup.allCases))
    #expect(try Self.compose(.jpeg, everything) == MetadataComposer.Blocks())
    #expect(try Self.compose(.jpeg, everything, orientation: 8).exif != nil)
  }

  @Test func `a composed block passes the proof in its container`() throws {
    let picture = SentinelPicture.jpeg
    let blocks = try Self.compose(picture, .sharing)
    let encoded = ArraySource(MetadataSpliceSource.jpeg)
    let output = try MetadataSplice.replace(
      in: encoded, container: .jpeg, exif: blocks.exif, xmp: blocks.xmp)
    try Proof.check(
      output: SplicedSource(output, of: encoded), format: .jpeg, policy: .sharing, pairing: .keep,
      values: try PrivateValues(
        of: ArraySource(picture.bytes), format: .jpeg, policy: .sharing))
  }

  @Test func `texts are escaped`() throws {
    let packet = String(decoding: Blocks.xmp(prefix: "a &amp; b &lt;"), as: UTF8.self)
    let chunk = PNGChunk.encode("iTXt", PNGChunk.xmpPrefix + Array(packet.utf8))
    let png =
      PNGChunks.signature
      + PNGChunk.encode("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]) + chunk
      + PNGChunk.encode("IEND", [])
    let blocks = try MetadataComposer(ArraySource(png), format: .png)
      .blocks(under: .sharing, orientation: 1, width: 1, height: 1)
    let again = XMPComposer(.sharing).compose(from: blocks.xmp)
    #expect(again == blocks.xmp)
    #expect(String(decoding: try #require(again), as: UTF8.self).contains("a &amp; b &lt;sentinel"))
  }
}

/// What an encoder writes: a picture without metadata.
enum MetadataSpliceSource {
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]
    + SentinelPicture.scan
}
