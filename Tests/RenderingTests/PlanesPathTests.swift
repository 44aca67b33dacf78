import JobSpec
import Rendering
import Testing
import Vips
import WorkOrder

/// JPEGs go as planes from end to end, and a picture says so.
struct PlanesPathTests {
  @Test(arguments: 1...8)
  func `a JPEG of any orientation comes out upright, as planes`(orientation: Int) throws {
    let stored = try TestCard.stored(for: orientation).encoded(
      as: .jpeg(quality: 95, progressive: false))
    for size in [ImageSize.full, .within(48), .within(31)] {
      let result = try Darkroom(format: .jpeg, orientation: orientation).develop(
        stored, [.make(.jpeg(.init(quality: .value(95))), size: size)])
      #expect(result.rendered.results[0].decoder == "tiles")
      let picture = try Picture(result.files[0], .jpeg)
      #expect(TestCard.isShown(in: picture, tolerance: 16), "\(size)")
      #expect(picture.width > picture.height)
    }
  }

  @Test func `small ones made with large ones are what they are alone`() throws {
    let source = Picture(width: 640, height: 480) { x, y in
      [UInt8(x * 255 / 639), UInt8(y * 255 / 479), UInt8((x / 16 + y / 16) % 2 * 120)]
    }
    let file = try source.encoded(as: .jpeg(quality: 95, progressive: false))
    let encoding = ImageEncoding.jpeg(.init(quality: .value(95)))
    let alone = try Darkroom(format: .jpeg).develop(file, [.make(encoding, size: .within(64))])
    let both = try Darkroom(format: .jpeg).develop(
      file, [.make(encoding, size: .within(600)), .make(encoding, size: .within(64))])
    let difference = try Picture(alone.files[0], .jpeg).difference(
      from: Picture(both.files[1], .jpeg))
    #expect(difference < 3)
  }

  @Test func `a damaged JPEG is left to the other way, which names the damage`() throws {
    let whole = try TestCard.upright.encoded(as: .jpeg(quality: 90, progressive: false))
    #expect(throws: WorkFailure.self) {
      _ = try Darkroom(format: .jpeg).develop(
        Array(whole[..<(whole.count * 2 / 3)]), [.make(.jpeg(.init()))])
    }
  }
}
