import Fixtures
import Foundation
import JobSpec
import MediaFile
import System
import TestSupport
import Testing

/// A Live Photo's still, delivered as an original: what ties it to its movie is a choice of its own.
struct LivePhotoTests {
  static let pairing = "0A1B2C3D-1111-4222-8333-444455556666"

  @Test(arguments: [
    (LivePhotoPairing.keep, true), (.replace, false), (.split, false),
  ])
  func `the identifier goes the way that the job says`(
    _ choice: LivePhotoPairing, _ isKept: Bool
  ) async throws {
    let harness = try RunHarness()
    try harness.folder.write(Self.still(), to: "in/live.jpg")
    let job = Job("test", livePhotoPairing: choice, renditions: [.original()])
    let outcome = try await harness.run(job)
    #expect(outcome.codes == [:])
    #expect(outcome.states == ["live.jpg": .delivered])
    let made = try harness.folder.read("out/live.jpg")
    #expect(made.contains(Array(Self.pairing.utf8)) == isKept)
    #expect(made.contains(Array("BURST".utf8)) == false)
  }

  /// A JPEG with an Exif block that holds nothing but Apple's note: a burst's and a pair's identifier.
  private static func still() throws -> [UInt8] {
    let order = ByteOrder.bigEndian
    let burst = Array("BURST-0A1B2C3D-1111-4222\0".utf8)
    let pair = Array(pairing.utf8) + [0]
    let values = 14 + 2 + 2 * 12 + 4
    func field(_ tag: Int, _ count: Int, _ offset: Int) -> [UInt8] {
      order.bytes16(tag) + order.bytes16(2) + order.bytes32(count) + order.bytes32(offset)
    }
    let note =
      Array("Apple iOS\0\0\u{1}MM".utf8) + order.bytes16(2) + field(0x000B, burst.count, values)
      + field(0x0011, pair.count, values + burst.count) + order.bytes32(0) + burst + pair
    var block = TIFFBlock()
    block.exif = [TIFFBlock.Field(.makerNote, .undefined, count: note.count, value: note)]
    let body = Array("Exif\0\0".utf8) + block.encode()
    let photo = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: Fixture.folder + "/colour/grey.jpg")))
    let segment = [0xFF, 0xE1] + order.bytes16(body.count + 2) + body
    return Array(photo.prefix(2)) + segment + Array(photo.dropFirst(2))
  }
}
