import AssetFacts
import Compression
import Fixtures
import MediaFile
import Testing

/// A real movie's header in files that no fixture could be: huge, or with a compressed header.
@Suite struct MovieHeaderTests {
  private struct Parts {
    let fileType: [UInt8]
    let movie: [UInt8]
    let facts: AssetFacts

    init() throws {
      let source = try InspectedFile.bytes(Fixture.video.path, limit: 1 << 24)
      let boxes = try TopLevelBoxes(source).boxes
      fileType = try source.bytes(try #require(boxes.first("ftyp")).range)
      movie = try source.bytes(try #require(boxes.first("moov")).range)
      facts = try InspectedFile.facts(of: source)
    }
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    ByteOrder.bigEndian.bytes(UInt64(content.count + 8), width: 4) + Array(type.utf8) + content
  }

  private static func isSame(_ one: AssetFacts, _ other: AssetFacts) -> Bool {
    one.width == other.width && one.height == other.height && one.duration == other.duration
      && one.frames == other.frames && one.codec == other.codec && one.captured == other.captured
  }

  @Test(arguments: [true, false])
  func `four gigabytes cost a few kilobytes, wherever the header stands`(isLast: Bool) throws {
    let parts = try Parts()
    let count = 4 << 30
    let media =
      [0, 0, 0, 1] + Array("mdat".utf8) + ByteOrder.bigEndian.bytes(UInt64(count), width: 8)
    let before = isLast ? parts.fileType + media : parts.fileType + parts.movie + media
    let source = SparseSource(
      head: before, hole: count - media.count, tail: isLast ? parts.movie : [])
    let facts = try InspectedFile.facts(of: source)
    #expect(Self.isSame(facts, parts.facts) && facts.width != nil)
    #expect(source.bytesRead <= 48 << 10, "\(source.bytesRead) bytes read")
  }

  @Test func `a compressed header is unpacked`() throws {
    let parts = try Parts()
    let packed = try Zlib.deflate(parts.movie)
    let data = ByteOrder.bigEndian.bytes(UInt64(parts.movie.count), width: 4) + packed
    let movie = Self.box(
      "moov",
      Self.box("cmov", Self.box("dcom", Array("zlib".utf8)) + Self.box("cmvd", data)))
    let facts = try InspectedFile.facts(of: ArraySource(parts.fileType + movie))
    #expect(Self.isSame(facts, parts.facts) && facts.width != nil)
  }

  @Test(arguments: [(100, "zlib"), (2 << 30, "zlib"), (1 << 20, "abcd")])
  func `a compressed header that lies is an error`(count: Int, method: String) throws {
    let parts = try Parts()
    let packed = try Zlib.deflate(parts.movie)
    let data = ByteOrder.bigEndian.bytes(UInt64(count), width: 4) + packed
    let movie = Self.box(
      "moov",
      Self.box("cmov", Self.box("dcom", Array(method.utf8)) + Self.box("cmvd", data)))
    #expect(throws: MediaFileError.self) {
      try InspectedFile.facts(of: ArraySource(parts.fileType + movie))
    }
  }
}
