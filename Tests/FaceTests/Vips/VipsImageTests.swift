import Testing
import Vips

struct VipsImageTests {
  /// Red, green over blue, white.
  static let card: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]

  static func source(_ bytes: [UInt8]) throws -> VipsSource {
    try VipsSource(count: bytes.count) { offset, count in
      [UInt8](bytes[offset..<min(offset + count, bytes.count)])
    }
  }

  @Test func `samples come back as they went in`() throws {
    let image = try VipsImage(samples: Self.card, width: 2, height: 2, bands: 3)
    let (width, height, bands) = (image.width, image.height, image.bands)
    #expect(width == 2 && height == 2 && bands == 3)
    let (meaning, format, hasAlpha) = (image.interpretation, image.format, image.hasAlpha)
    #expect(meaning == .sRGB && format == .uint8 && !hasAlpha)
    let samples = try image.samples()
    #expect(samples == Self.card)
  }

  @Test func `a sample count that does not fit is refused`() {
    #expect(throws: VipsError.self) {
      _ = try VipsImage(samples: [1, 2, 3], width: 2, height: 2, bands: 3)
    }
  }

  @Test(arguments: [
    VipsSaver.png(compression: 6, palette: false), .tiff(.deflate), .tiff(.lzw), .tiff(.none),
    .webP(quality: 80, lossless: true),
  ])
  func `lossless savers keep every sample`(saver: VipsSaver) throws {
    let bytes = try VipsImage(samples: Self.card, width: 2, height: 2, bands: 3)
      .encoded(as: saver)
    let loader: VipsLoader =
      switch saver {
      case .png: .png
      case .webP: .webP(scale: 1)
      default: .tiff
      }
    let source = try Self.source(bytes)
    let image = try VipsImage(loading: source, with: loader, failOn: .warning, access: .sequential)
    let samples = try image.samples()
    #expect(samples == Self.card)
  }

  @Test func `two pictures read from one descriptor's bytes do not disturb each other`() throws {
    let card = try VipsImage(samples: Self.card, width: 2, height: 2, bands: 3)
    let bytes = try card.resized(width: 300, height: 200)
      .encoded(as: .png(compression: 6, palette: false))
    let source = try Self.source(bytes)
    let first = try VipsImage(loading: source, with: .png, failOn: .warning, access: .sequential)
    let other = try Self.source(bytes)
    let second = try VipsImage(loading: other, with: .png, failOn: .warning, access: .sequential)
    let samples = try (first.samples(), second.samples())
    #expect(samples.0 == samples.1)
  }

  @Test(
    arguments: [
      (0, [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]),
      (1, [0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 255, 0]),
      (2, [255, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0]),
      (3, [0, 255, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255]),
    ] as [(Int, [UInt8])])
  func `turns are clockwise`(turns: Int, expected: [UInt8]) throws {
    let image = try VipsImage(samples: Self.card, width: 2, height: 2, bands: 3)
    let samples = try image.rotated(quarterTurns: turns).samples()
    #expect(samples == expected)
  }

  @Test func `resizing gives the very size that was asked for`() throws {
    let image = try VipsImage(
      samples: [UInt8](repeating: 128, count: 403 * 301 * 3), width: 403, height: 301, bands: 3)
    for width in stride(from: 1, through: 500, by: 7) {
      for height in [1, 2, 3, 37, 150, 299, 300, 301, 302, 444] {
        let small = try image.resized(width: width, height: height)
        let size = [small.width, small.height]
        #expect(size == [width, height])
      }
    }
  }

  @Test func `fields are removed and added on a copy`() throws {
    let image = try VipsImage(samples: Self.card, width: 2, height: 2, bands: 3)
    let tagged = try image.withFields(adding: ["exif-data": [1, 2], "xmp-data": [3]])
    let cleaned = try tagged.withFields(removing: { $0 == "exif-data" })
    let exif = (image.blob("exif-data"), tagged.blob("exif-data"), cleaned.blob("exif-data"))
    #expect(exif.0 == nil && exif.1 == [1, 2] && exif.2 == nil)
    let (xmp, fields) = (cleaned.blob("xmp-data"), cleaned.fields)
    #expect(xmp == [3] && fields.contains("width"))
  }

  @Test(arguments: [
    (VipsSaver.jpeg(quality: 90, progressive: false), VipsLoader.jpeg(shrink: 1)),
    (.avif(quality: 90, lossless: false, effort: 0), .heif(thumbnail: false)),
  ])
  func `fields outlive the picture that was loaded`(saver: VipsSaver, loader: VipsLoader) throws {
    let card = try VipsImage(samples: Self.card, width: 2, height: 2, bands: 3)
      .resized(width: 64, height: 64).converted(to: .displayP3, assuming: .sRGB, depth: 8)
    let profile = card.blob("icc-profile-data")
    let source = try Self.source(card.encoded(as: saver))
    let kept = try VipsImage(loading: source, with: loader, failOn: .warning, access: .sequential)
      .inMemory()
    let found = kept.blob("icc-profile-data")
    #expect(found != nil && found == profile)
  }

  @Test func `display P3 numbers become sRGB numbers`() throws {
    let image = try VipsImage(samples: [64, 18, 0], width: 1, height: 1, bands: 3)
    let converted = try image.converted(to: .sRGB, assuming: .displayP3, depth: 8)
    let samples = try converted.samples().map(Int.init)
    #expect(abs(samples[0] - 70) < 2 && abs(samples[1] - 13) < 2 && samples[2] < 2, "\(samples)")
  }
}
