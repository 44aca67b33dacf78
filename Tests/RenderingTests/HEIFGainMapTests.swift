import JobSpec
import MediaFile
import Testing
import WorkOrder

@testable import Rendering

/// Gain maps in HEIC and AVIF, as ISO 21496-1 has them.
struct HEIFGainMapTests {
  static func develop(_ encoding: ImageEncoding, _ hdr: HDRHandling) throws -> [UInt8] {
    var rendition = RenditionOrder.make(encoding, size: .within(80))
    rendition.hdr = hdr
    let source = try GainMapTests.source(orientation: 1)
    return try GainMapTests.develop(source, rendition).file
  }

  static let encodings: [ImageEncoding] = [
    .heic(.init(quality: .value(80))), .avif(.init(quality: .value(80), effort: 0)),
  ]

  @Test(arguments: encodings)
  func `a picture, its map and what is made of both stand in one file`(
    encoding: ImageEncoding
  ) throws {
    let bytes = try Self.develop(encoding, .preserve)
    let file = try HEIFFile(ArraySource(bytes))
    let graph = file.graph
    let toneMap = try #require(graph.items(of: "tmap").first)
    let inputs = graph.inputs(of: toneMap.id)
    try #require(inputs.count == 2 && inputs[0] == graph.primary)
    let body = try graph.data(of: toneMap.id)
    #expect(try body.bytes(0..<1) == [0])
    let metadata = try GainMapMetadata(block: PieceSource(of: body, 1..<body.count))
    #expect(metadata.alternateHeadroom == 2 && metadata.channels[0].max == 2)
    let group = try #require(graph.groups.first { $0.type == "altr" })
    #expect(group.entities == [toneMap.id, graph.primary])
    #expect(graph.uprightSize(of: graph.primary) == .init(width: 80, height: 53))
    #expect(graph.uprightSize(of: inputs[1]) == .init(width: 40, height: 27))
    // Readers that know no maps show the picture as before.
    let picture = try Picture(bytes, encoding.format)
    #expect([picture.width, picture.height] == [80, 53])
    #expect(picture.isNear([128, 128, 128], atX: 40, y: 26, tolerance: 4))
    #expect(HEIFVerification.holds(ArraySource(bytes)))
    // The map decodes where its table says it is.
    let map = try Self.asPicture(inputs[1], in: bytes)
    #expect(HEIFVerification.holds(ArraySource(map)))
  }

  /// The same file with another item as its picture.
  private static func asPicture(_ item: UInt32, in file: [UInt8]) throws -> [UInt8] {
    let source = ArraySource(file)
    let meta = try #require(try HEIFFile(source).boxes.first("meta"))
    let primary = try #require(try meta.metaChildren(source).first("pitm"))
    var changed = file
    changed.replaceSubrange(
      primary.content.upperBound - 2..<primary.content.upperBound,
      with: ByteOrder.bigEndian.bytes16(Int(item)))
    return changed
  }

  @Test(arguments: encodings)
  func `a dropped map leaves nothing that speaks of it`(encoding: ImageEncoding) throws {
    let bytes = try Self.develop(encoding, .drop)
    let file = try HEIFFile(ArraySource(bytes))
    #expect(file.graph.items(of: "tmap").isEmpty && file.graph.groups.isEmpty)
    #expect(file.boxes.filter { $0.type == "mdat" }.count == 1)
  }

  @Test func `what is no HEIF file is refused`() throws {
    let metadata = try #require(
      GainMapMetadata(channels: [.init(min: 0, max: 2)], baseHeadroom: 0, alternateHeadroom: 2))
    let whole = try Self.develop(Self.encodings[1], .drop)
    #expect(throws: MediaFileError.self) { try HEIFGainMap.join([1, 2], map: whole, metadata) }
    for length in stride(from: 0, to: whole.count, by: 7) {
      // Anything but a trap will do.
      _ = try? HEIFGainMap.join(Array(whole.prefix(length)), map: whole, metadata)
      _ = try? HEIFGainMap.join(whole, map: Array(whole.prefix(length)), metadata)
    }
  }
}
