import JobSpec
import Rendering
import Testing
import Vips
import WorkOrder

struct OrientationTests {
  /// Exif: orientation 6 means that the stored picture's row 0 is the upright picture's right side.
  @Test(arguments: 1...8, ImageEncoding.all)
  func `the card comes out upright`(orientation: Int, encoding: ImageEncoding) throws {
    let source = try TestCard.stored(for: orientation)
      .encoded(as: .png(compression: 1, palette: false))
    let result = try Darkroom(format: .png, orientation: orientation)
      .develop(source, [.make(encoding)])
    let picture = try Picture(result.files[0], encoding.format)
    #expect(picture.width == TestCard.size.width && picture.height == TestCard.size.height)
    #expect(TestCard.isShown(in: picture))
    #expect(result.rendered.results[0].width == picture.width)
    #expect(result.rendered.results[0].height == picture.height)
  }

  @Test(arguments: 1...8)
  func `the card is upright when it is shrunk and cropped`(orientation: Int) throws {
    let source = try TestCard.stored(for: orientation)
      .encoded(as: .jpeg(quality: 98, progressive: false))
    let result = try Darkroom(format: .jpeg, orientation: orientation).develop(
      source,
      [
        .make(.png(.init()), size: .within(24)),
        .make(.png(.init()), size: .filling(PixelSize(20, 20))),
      ])
    let small = try Picture(result.files[0], .png)
    #expect([small.width, small.height] == [24, 16])
    #expect(TestCard.isShown(in: small, tolerance: 20))
    let square = try Picture(result.files[1], .png)
    #expect([square.width, square.height] == [20, 20])
    #expect(TestCard.isShown(in: square, tolerance: 20))
  }

  @Test(arguments: 1...8)
  func `kept orientation leaves the pixels as stored`(orientation: Int) throws {
    let stored = TestCard.stored(for: orientation)
    let source = try stored.encoded(as: .png(compression: 1, palette: false))
    let result = try Darkroom(format: .png, orientation: orientation)
      .develop(source, [.make(.png(.init()), orientation: .keep)])
    let picture = try Picture(result.files[0], .png)
    #expect(picture.samples == stored.samples && picture.width == stored.width)
  }

  /// Readers of HEIF ignore the tag, so the card would lie on its side.
  @Test(arguments: [ImageEncoding.heic(.init(quality: .value(95))), .avif(.init(effort: 0))])
  func `HEIF is turned even where the orientation is kept`(encoding: ImageEncoding) throws {
    let source = try TestCard.stored(for: 6).encoded(as: .png(compression: 1, palette: false))
    let result = try Darkroom(format: .png, orientation: 6)
      .develop(source, [.make(encoding, orientation: .keep)])
    #expect(TestCard.isShown(in: try Picture(result.files[0], encoding.format), tolerance: 25))
  }
}
