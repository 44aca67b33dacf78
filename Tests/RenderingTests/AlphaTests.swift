import JobSpec
import Rendering
import Testing
import Vips
import WorkOrder

struct AlphaTests {
  static let png = VipsSaver.png(compression: 1, palette: false)

  /// Opaque green on the left, nothing (over stray red) on the right.
  static let half = Picture(width: 64, height: 32, bands: 4) { x, _ in
    x < 32 ? [0, 200, 0, 255] : [255, 0, 0, 0]
  }

  @Test func `transparency becomes the background where there is no alpha`() throws {
    let source = try Self.half.encoded(as: Self.png)
    let result = try Darkroom(format: .png).develop(
      source,
      [
        .make(.jpeg(.init(quality: .value(95)))),
        .make(
          .jpeg(.init(quality: .value(95))), background: .init(red: 10, green: 20, blue: 200)),
      ])
    let white = try Picture(result.files[0], .jpeg)
    #expect(white.isNear([0, 200, 0], atX: 8, y: 16, tolerance: 4))
    #expect(white.isNear([255, 255, 255], atX: 56, y: 16, tolerance: 2))
    let blue = try Picture(result.files[1], .jpeg)
    #expect(blue.isNear([10, 20, 200], atX: 56, y: 16, tolerance: 6))
  }

  @Test(arguments: ImageEncoding.all.dropFirst())
  func `alpha stays where there is room for it`(encoding: ImageEncoding) throws {
    let source = try Self.half.encoded(as: Self.png)
    let result = try Darkroom(format: .png).develop(source, [.make(encoding)])
    let picture = try Picture(result.files[0], encoding.format)
    #expect(picture.bands == 4)
    #expect(picture.isNear([0, 200, 0, 255], atX: 8, y: 16, tolerance: 12))
    #expect(picture[56, 16][3] < 4)
  }

  /// Red that nobody sees must not bleed into the edge when the picture shrinks.
  @Test func `colours under transparency have no weight`() throws {
    let source = try Self.half.encoded(as: Self.png)
    let result = try Darkroom(format: .png)
      .develop(source, [.make(.png(.init()), size: .within(7))])
    let picture = try Picture(result.files[0], .png)
    for x in 0..<picture.width where picture[x, 1][3] > 8 {
      #expect(picture.isNear([0, 200, 0], atX: x, y: 1, tolerance: 3), "\(picture[x, 1])")
    }
  }

  @Test func `a shrunk opaque picture stays opaque`() throws {
    let opaque = Picture(width: 50, height: 50, bands: 4) { _, _ in [90, 60, 30, 255] }
    let result = try Darkroom(format: .png)
      .develop(try opaque.encoded(as: Self.png), [.make(.png(.init()), size: .within(13))])
    #expect(try Picture(result.files[0], .png)[6, 6] == [90, 60, 30, 255])
  }
}
