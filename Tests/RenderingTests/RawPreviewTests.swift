import JobSpec
import MediaFile
import Rendering
import Testing
import Vips
import WorkOrder

/// Raw files by the pictures that they carry.
struct RawPreviewTests {
  static func jpeg(_ size: Int, _ color: [UInt8]) throws -> [UInt8] {
    try Picture(width: size, height: size) { _, _ in color }
      .encoded(as: .jpeg(quality: 90, progressive: false))
  }

  /// A DNG whose directories each hold one strip, coded as JPEG.
  static func dng(_ strips: [[UInt8]], cutting cut: Int = 0) -> [UInt8] {
    let order = ByteOrder.littleEndian
    let size = 2 + 12 * 4 + 4
    var data: [UInt8] = []
    var directories: [UInt8] = []
    let dataStart = 8 + size * strips.count
    for (index, strip) in strips.enumerated() {
      directories += order.bytes16(4)
      for (tag, value) in [
        (0x0103, 7), (0x0111, dataStart + data.count), (0x0117, strip.count), (0xC612, 0x0401),
      ] {
        directories += order.bytes16(tag) + order.bytes16(4) + order.bytes32(1)
        directories += order.bytes32(value)
      }
      directories += order.bytes32(index + 1 < strips.count ? 8 + size * (index + 1) : 0)
      data += strip
    }
    let file = [0x49, 0x49, 42, 0] + order.bytes32(8) + directories + data
    return Array(file.dropLast(cut))
  }

  @Test func `the largest preview is shown, turned as the file says`() throws {
    let file = Self.dng([try Self.jpeg(32, [200, 0, 0]), try Self.jpeg(64, [0, 200, 0])])
    let result = try Darkroom(format: .dng).develop(file, [.make(.png(.init()))])
    let picture = try Picture(result.files[0], .png)
    #expect([picture.width, picture.height] == [64, 64])
    #expect(picture.isNear([0, 200, 0], atX: 32, y: 32))
    #expect(result.rendered.results[0].decoder == "preview")
    #expect(result.rendered.warnings.contains { $0.contains("64 × 64") })
  }

  @Test func `a preview that is cut off gives way to a whole one`() throws {
    let file = Self.dng(
      [try Self.jpeg(32, [200, 0, 0]), try Self.jpeg(64, [0, 200, 0])], cutting: 1)
    let result = try Darkroom(format: .dng).develop(file, [.make(.png(.init()))])
    #expect(try Picture(result.files[0], .png).width == 32)
  }

  @Test(arguments: [Transfer.file, .data])
  func `without a preview a raw file fails by name`(transfer: Transfer) throws {
    let failure = #expect(throws: WorkFailure.self) {
      try Darkroom(format: .dng, transfer: transfer)
        .develop(Self.dng([[1, 2, 3, 4]]), [.make(.png(.init()))])
    }
    #expect(failure?.code == .unsupportedFormat)
    #expect(failure?.message.contains("no whole preview") == true)
  }
}
