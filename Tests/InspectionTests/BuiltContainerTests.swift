import AssetFacts
import MediaFile
import Testing

/// Containers of which no small real file is at hand, built as their specifications write them.
@Suite struct BuiltContainerTests {
  private static func little(_ value: Int, _ width: Int) -> [UInt8] {
    ByteOrder.littleEndian.bytes(UInt64(truncatingIfNeeded: value), width: width)
  }

  private static let bitmap: [UInt8] =
    Array("BM".utf8) + little(0, 12) + little(40, 4) + little(7, 4) + little(-5, 4) + little(1, 2)
    + little(24, 2) + little(0, 24)

  private static let radiance = Array("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 5 +X 7\n".utf8)

  private static let openEXR: [UInt8] = {
    func attribute(_ name: String, _ type: String, _ value: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [0] + Array(type.utf8) + [0] + little(value.count, 4) + value
    }
    let channel = Array("R".utf8) + [0] + little(1, 4) + little(0, 12) + [0]
    let window = little(-2, 4) + little(0, 4) + little(4, 4) + little(4, 4)
    return [0x76, 0x2F, 0x31, 0x01] + little(2, 4) + attribute("channels", "chlist", channel)
      + attribute("displayWindow", "box2i", window) + [0]
  }()

  private static let video: [UInt8] = {
    func chunk(_ id: String, _ data: [UInt8]) -> [UInt8] {
      Array(id.utf8) + little(data.count, 4) + data
    }
    let header =
      Array("vidsMJPG".utf8) + little(0, 12) + little(1001, 4) + little(30_000, 4) + little(0, 4)
      + little(300, 4) + little(0, 20)
    let format =
      little(40, 4) + little(7, 4) + little(5, 4) + little(1, 2) + little(24, 2)
      + Array("MJPG".utf8) + little(0, 20)
    let stream = chunk("LIST", Array("strl".utf8) + chunk("strh", header) + chunk("strf", format))
    let lists =
      chunk("LIST", Array("hdrl".utf8) + chunk("avih", little(0, 56)) + stream)
      + chunk("LIST", Array("INFO".utf8) + chunk("ICRD", Array("2020-01-02T03:04:05\0".utf8)))
    // A recording that was broken off: its last chunk promises more than there is.
    return Array("RIFF".utf8) + little(1 << 30, 4) + Array("AVI ".utf8) + lists
      + Array("LIST".utf8) + little(1 << 29, 4) + Array("movi".utf8)
  }()

  private static let sigma: [UInt8] =
    Array("FOVb".utf8) + little(0x2_0003, 4) + little(0, 20) + little(5, 4) + little(7, 4)
    + little(90, 4) + little(0, 32)

  @Test(arguments: [bitmap, radiance, openEXR, video, sigma])
  func `the size is found, upright`(_ bytes: [UInt8]) throws {
    let facts = try InspectedFile.facts(of: ArraySource(bytes))
    #expect(facts.width == 7 && facts.height == 5)
  }

  @Test func `an AVI tells its codec, rate, frames and length`() throws {
    let facts = try InspectedFile.facts(of: ArraySource(Self.video))
    #expect(facts.codec == "MJPG" && facts.frames == 300)
    #expect(abs(try #require(facts.frameRate) - 29.97) < 0.001)
    #expect(abs(try #require(facts.duration) - 10.01) < 0.001)
    #expect(facts.captured != nil)
  }

  @Test(arguments: [bitmap, radiance, openEXR, video, sigma])
  func `a cut anywhere is facts or an error`(_ bytes: [UInt8]) {
    for count in 0..<bytes.count {
      _ = try? InspectedFile.facts(of: ArraySource(Array(bytes.prefix(count))))
    }
  }
}
