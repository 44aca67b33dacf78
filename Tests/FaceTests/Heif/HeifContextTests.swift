import Heif
import Testing
import Vips

struct HeifContextTests {
  static func picture(_ saver: VipsSaver) throws -> [UInt8] {
    try VipsImage(
      samples: [UInt8](repeating: 90, count: 60 * 40 * 3), width: 60, height: 40, bands: 3
    ).encoded(as: saver)
  }

  struct Facts: Equatable {
    var width: Int
    var height: Int
    var bitDepth: Int?
    var auxiliaryTypes: [String]
  }

  static func facts(_ bytes: [UInt8]) throws -> Facts {
    let context = try HeifContext(count: bytes.count) { offset, count in
      Array(bytes[offset..<offset + count])
    }
    let image = try context.primaryImage()
    return Facts(
      width: image.width, height: image.height, bitDepth: image.bitDepth,
      auxiliaryTypes: image.auxiliaryTypes)
  }

  @Test(arguments: [
    VipsSaver.heic(quality: 60), .avif(quality: 60, lossless: false, effort: 0),
  ])
  func `the primary picture's header is read`(saver: VipsSaver) throws {
    let facts = try Self.facts(try Self.picture(saver))
    #expect(facts == Facts(width: 60, height: 40, bitDepth: 8, auxiliaryTypes: []))
  }

  @Test func `a cut file is refused at every length`() throws {
    let whole = try Self.picture(.heic(quality: 60))
    for count in stride(from: 0, to: 300, by: 7) {
      #expect(throws: HeifError.self) { try Self.facts(Array(whole.prefix(count))) }
    }
  }

  @Test func `a read that fails is an error`() {
    struct ReadFailure: Error {}
    #expect(throws: HeifError.self) {
      _ = try HeifContext(count: 1000) { _, _ in throw ReadFailure() }
    }
  }

  @Test func `what this library can do is known`() {
    #expect(HeifLibrary.version.split(separator: ".").count == 3)
    #expect(HeifLibrary.decodes(.hevc) && HeifLibrary.decodes(.av1))
    #expect(HeifLibrary.encodes(.hevc) && HeifLibrary.encodes(.av1))
  }
}
