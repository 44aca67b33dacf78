import MediaFile
import Testing

/// The structure that readers find their way by (facts of CIPA DC-007 and Google's container).
struct UltraHDRTests {
  /// A JPEG that is whole as far as structure goes.
  static func jpeg(_ applications: [UInt8] = [], data: Int) throws -> [UInt8] {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    return [0xFF, 0xD8] + applications + frame + scan + [UInt8](repeating: 0x55, count: data)
      + [0xFF, 0xD9]
  }

  static let metadata = GainMapMetadataTests.plain

  static func joined(_ applications: [UInt8] = []) throws -> [UInt8] {
    let metadata = try #require(Self.metadata)
    return try UltraHDR.join(
      jpeg(applications, data: 300), map: jpeg(data: 40), metadata)
  }

  @Test func `index, directory and file agree about where the map is`() throws {
    let file = try Self.joined()
    let source = ArraySource(file)
    let picture = try JPEGFile(source)
    let index = try #require(try MultiPicture(picture))
    #expect(index.images.count == 2)
    let (first, second) = (index.images[0].range, index.images[1].range)
    #expect(first == 0..<second.lowerBound && second.upperBound == file.count)
    #expect(Array(file[second].prefix(3)) == [0xFF, 0xD8, 0xFF])
    #expect(file[first].suffix(2) == [0xFF, 0xD9] && file.suffix(2) == [0xFF, 0xD9])
    #expect(try JPEGSegments(source).end == second.lowerBound)

    let packet = try #require(picture.first(.xmp))
    let text = String(decoding: try source.bytes(packet.body), as: UTF8.self)
    #expect(text.contains("Item:Length=\"\(second.count)\"") && text.contains("hdrgm:Version"))
    #expect(picture.first(.isoGainMap)?.body.count == 4)

    let map = try JPEGFile(source, at: second.lowerBound)
    let block = try #require(map.first(.isoGainMap))
    #expect(try GainMapMetadata(block: PieceSource(of: source, block.body)) == Self.metadata)
    #expect(block.segment.payload.count == 28 + 61)
  }

  @Test func `the picture's own metadata stays, and its packet takes the claim in`() throws {
    let packet = Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:Rating>4</xmp:Rating>\
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """.utf8)
    let exif = try JPEGSegment.encode(.exif, [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0])
    let file = try Self.joined(exif + JPEGSegment.encode(.xmp, packet))
    let picture = try JPEGFile(ArraySource(file))
    #expect(picture.parts(.exif).count == 1 && picture.parts(.xmp).count == 1)
    let body = try #require(picture.first(.xmp)).body
    let text = String(decoding: file[body], as: UTF8.self)
    #expect(text.contains("<xmp:Rating>4</xmp:Rating>") && text.contains("Container:Directory"))
    #expect(text.hasSuffix("</rdf:RDF></x:xmpmeta>"))
  }

  @Test func `what is no whole JPEG is refused`() throws {
    let metadata = try #require(Self.metadata)
    let whole = try Self.jpeg(data: 10)
    #expect(throws: MediaFileError.self) {
      try UltraHDR.join(whole, map: Array(whole.dropLast(2)), metadata)
    }
    #expect(throws: MediaFileError.self) {
      try UltraHDR.join([1, 2, 3], map: whole, metadata)
    }
  }
}
