import JobSpec
import Rendering
import Testing
import Vips
import WorkOrder

struct FormatTests {
  static let inputs: [(VipsSaver, FileFormat)] = [
    (.jpeg(quality: 95, progressive: false), .jpeg), (.png(compression: 1, palette: false), .png),
    (.png(compression: 1, palette: true), .png), (.webP(quality: 95, lossless: true), .webP),
    (.tiff(.lzw), .tiff), (.heic(quality: 95), .heic),
    (.avif(quality: 95, lossless: false, effort: 0), .avif),
  ]

  @Test(arguments: inputs.indices, ImageEncoding.all)
  func `every format becomes every other`(index: Int, encoding: ImageEncoding) throws {
    let (saver, format) = Self.inputs[index]
    let source = try TestCard.upright.encoded(as: saver)
    let result = try Darkroom(format: format).develop(source, [.make(encoding)])
    let picture = try Picture(result.files[0], encoding.format)
    #expect([picture.width, picture.height] == [TestCard.size.width, TestCard.size.height])
    #expect(TestCard.isShown(in: picture, tolerance: 16))
    let usual = index < 5 ? "libvips" : "libheif"
    let isJPEGAlone = format == .jpeg && encoding.format == .jpeg
    #expect(result.rendered.results[0].decoder == (isJPEGAlone ? "tiles" : usual))
    #expect(result.rendered.warnings == [])
  }

  @Test func `odd sizes survive HEIF`() throws {
    let odd = Picture(width: 33, height: 17) { _, _ in [10, 200, 90] }
    let source = try odd.encoded(as: .png(compression: 1, palette: false))
    let encodings: [ImageEncoding] = [.heic(.init()), .avif(.init(effort: 0))]
    let result = try Darkroom(format: .png).develop(source, encodings.map { .make($0) })
    for (encoding, file) in zip(encodings, result.files) {
      let picture = try Picture(file, encoding.format)
      #expect([picture.width, picture.height] == [33, 17])
      #expect(picture.isNear([10, 200, 90], atX: 32, y: 16))
    }
  }

  /// 16-bit samples, from an 8-bit picture scaled up.
  static func deep(_ value: UInt8) throws -> [UInt8] {
    try VipsImage(
      samples: [UInt8](repeating: value, count: 8 * 8 * 3), width: 8, height: 8, bands: 3
    ).scaled(by: 257, plus: 0).stored(as: .uint16).interpreted(as: .rgb16)
      .encoded(as: .png(compression: 1, palette: false))
  }

  @Test(arguments: [UInt8(0), 1, 127, 128, 254, 255])
  func `16 bits become 8 where that is all there is`(value: UInt8) throws {
    let result = try Darkroom(format: .png).develop(
      try Self.deep(value), [.make(.webp(.init(lossless: true))), .make(.png(.init()))])
    let small = try Picture(result.files[0], .webP)
    #expect(small[4, 4] == [Int](repeating: Int(value), count: 3))
    // PNG holds 16: two bytes a sample.
    #expect(try Picture(result.files[1], .png).samples.count == 8 * 8 * 3 * 2)
  }

  @Test func `settings reach the encoder`() throws {
    let busy = DamageTests.busy
    let source = try busy.encoded(as: .png(compression: 1, palette: false))
    func size(_ encoding: ImageEncoding) throws -> Int {
      try Darkroom(format: .png).develop(source, [.make(encoding)]).files[0].count
    }
    #expect(
      try size(.jpeg(.init(quality: .value(30)))) < size(.jpeg(.init(quality: .value(95)))))
    #expect(try size(.webp(.init(quality: .value(20)))) < size(.webp(.init(lossless: true))))
    #expect(
      try size(.avif(.init(quality: .value(20), effort: 0)))
        < size(.avif(.init(quality: .value(90), effort: 0))))
    #expect(try size(.heic(.init(quality: .value(20)))) < size(.heic(.init(quality: .value(90)))))
    #expect(try size(.png(.init(compression: 9))) < size(.png(.init(compression: 0))))
    #expect(try size(.png(.init(palette: true))) < size(.png(.init())))
    #expect(
      try size(.tiff(.init(compression: .deflate))) < size(.tiff(.init(compression: .none))))
    let progressive = try Darkroom(format: .png)
      .develop(source, [.make(.jpeg(.init(progressive: true)))]).files[0]
    #expect(progressive.contains([0xFF, 0xC2]))
  }

  @Test func `lossless WebP and AVIF keep every sample`() throws {
    let source = try DamageTests.busy.encoded(as: .png(compression: 1, palette: false))
    let result = try Darkroom(format: .png).develop(
      source, [.make(.webp(.init(lossless: true))), .make(.avif(.init(lossless: true, effort: 0)))])
    #expect(try Picture(result.files[0], .webP).samples == DamageTests.busy.samples)
    let avif = try Picture(result.files[1], .avif)
    #expect(avif.difference(from: DamageTests.busy) < 1)
  }

  @Test func `an order's encoding must be concrete`() throws {
    let source = try TestCard.upright.encoded(as: .png(compression: 1, palette: false))
    for encoding in [
      ImageEncoding.current, .compatible, .jpeg(.init(quality: .targetBytes(1000))),
    ] {
      #expect(throws: WorkFailure.self) {
        _ = try Darkroom(format: .png).develop(source, [.make(encoding)])
      }
    }
  }
}
