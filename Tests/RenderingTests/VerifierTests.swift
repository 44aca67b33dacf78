import JobSpec
import Rendering
import System
import Testing
import Vips
import WorkOrder

struct VerifierTests {
  static func failure(_ bytes: [UInt8], _ format: FileFormat, _ size: PixelSize) -> WorkFailure? {
    do {
      let file = try OpenFile.makeAnonymous()
      try file.write(all: bytes)
      try Verifier.verify(
        VerifyOrder(format: format, width: size.width, height: size.height), file)
      return nil
    } catch {
      return error as? WorkFailure
    }
  }

  @Test(arguments: ImageEncoding.all, [1, 2, 33, 64])
  func `what the renderer writes decodes without a complaint`(
    encoding: ImageEncoding, side: Int
  ) throws {
    let pictures = [
      DamageTests.busy, AlphaTests.half,
      Picture(width: 40, height: 40, bands: 1) { x, _ in [UInt8(x)] },
    ]
    for picture in pictures {
      let source = try picture.encoded(as: .png(compression: 1, palette: false))
      for color in ColorHandling.allCases {
        let result = try Darkroom(format: .png).develop(
          source,
          [.make(encoding, size: .exactly(PixelSize(side, side)), color: color)])
        let failure = Self.failure(result.files[0], encoding.format, PixelSize(side, side))
        #expect(failure == nil, "\(picture.bands) bands, \(color): \(failure?.log ?? "")")
      }
    }
  }

  @Test(arguments: ImageEncoding.all)
  func `metadata is nothing to complain of`(encoding: ImageEncoding) throws {
    let source = try DamageTests.busy.encoded(as: .png(compression: 1, palette: false))
    let block = MetadataBlock(exif: MetadataTests.exif("A"), xmp: MetadataTests.xmp("B"))
    let file = try Darkroom(format: .png)
      .develop(source, [.make(encoding, metadata: block)]).files[0]
    #expect(Self.failure(file, encoding.format, PixelSize(160, 120)) == nil)
  }

  @Test(arguments: ImageEncoding.all)
  func `a cut file or another size is found`(encoding: ImageEncoding) throws {
    let source = try DamageTests.busy.encoded(as: .png(compression: 1, palette: false))
    let file = try Darkroom(format: .png).develop(source, [.make(encoding)]).files[0]
    let size = PixelSize(160, 120)
    #expect(Self.failure(file, encoding.format, size) == nil)
    #expect(Self.failure(file, encoding.format, PixelSize(160, 121))?.code == .encodingFailed)
    for part in [0.2, 0.5, 0.8] {
      let cut = Array(file.prefix(Int(Double(file.count) * part)))
      #expect(Self.failure(cut, encoding.format, size)?.code == .encodingFailed, "\(part)")
    }
    #expect(Self.failure(Array("no picture".utf8), encoding.format, size) != nil)
  }

  @Test func `inks decode where they are kept`() throws {
    let inks = try VipsImage(samples: [200, 30, 30], width: 1, height: 1, bands: 3)
      .resized(width: 40, height: 30).converted(to: .cmyk, assuming: .sRGB, depth: 8)
      .encoded(as: .tiff(.deflate))
    let encodings: [ImageEncoding] = [
      .jpeg(.init()), .tiff(.init()), .tiff(.init(compression: .none)),
    ]
    let result = try Darkroom(format: .tiff)
      .develop(inks, encodings.map { .make($0, color: .keep) })
    for (encoding, file) in zip(encodings, result.files) {
      let failure = Self.failure(file, encoding.format, PixelSize(40, 30))
      #expect(failure == nil, "\(encoding): \(failure?.log ?? "")")
    }
  }

  @Test func `16-bit PNG and progressive JPEG decode`() throws {
    let deep = try FormatTests.deep(77)
    let png = try Darkroom(format: .png).develop(deep, [.make(.png(.init()))]).files[0]
    #expect(Self.failure(png, .png, PixelSize(8, 8)) == nil)
    let source = try DamageTests.busy.encoded(as: .png(compression: 1, palette: false))
    let jpeg = try Darkroom(format: .png)
      .develop(source, [.make(.jpeg(.init(progressive: true)))]).files[0]
    #expect(Self.failure(jpeg, .jpeg, PixelSize(160, 120)) == nil)
  }
}
