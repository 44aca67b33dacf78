import AssetFacts
import MediaFile
import TestSupport
import Testing

/// Structure of real files in containers of their own, as exiftool and ffprobe report it.
@Suite(.enabled(if: Corpus.isPresent)) struct ContainerFactsTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    var file: String
    var width: Int
    var height: Int
    var codec: String
    var testDescription: String { file }

    init(_ file: String, _ width: Int, _ height: Int, _ codec: String) {
      (self.file, self.width, self.height, self.codec) = (file, width, height, codec)
    }
  }

  static let expected: [Expected] = [
    Expected("Exiv2+exiv2/Reagan.jxl", 200, 130, "jxl"),
    Expected("libjxl+conformance/patches_lossless__input.jxl", 1600, 1096, "jxl"),
    Expected("libjxl+conformance/animation_spline__input.jxl", 320, 320, "jxl"),
    // Stored as 500 × 606 and turned by the codestream's own orientation.
    Expected("libjxl+conformance/bench_oriented_brg__input.jxl", 606, 500, "jxl"),
    Expected("Exiv2+exiv2/Reagan.jp2", 200, 130, "jp2k"),
    Expected("libvips+libvips/issue412.jp2", 256, 100, "jp2k"),
    Expected("apache+tika/testJPEG.jp2", 100, 75, "jp2k"),
    Expected("KDE+kimageformats/testcard_graya32.psd", 256, 256, "psd"),
    Expected("AOMediaCodec+libavif/seine.psd", 400, 300, "psd"),
    Expected("drewnoakes+metadata-extractor-images/10x12x16bit-CMYK.psd", 10, 12, "psd"),
    Expected("exiftool+exiftool/Panasonic.rw2", 3648, 2736, "rw2"),
    Expected("sindresorhus+file-type/fixture.webm", 640, 356, "V_VP8"),
    Expected("apache+tika/testWEBM.webm", 170, 120, "V_VP8"),
    Expected("AcademySoftwareFoundation+OpenImageIO/vp9_rec2100_pq.mkv", 384, 216, "V_VP9"),
  ]

  @Test(arguments: expected)
  func `size and codec are the referees'`(_ expected: Expected) throws {
    let file = try #require(Corpus.files.first { $0.name == expected.file })
    let facts = try InspectedFile.facts(file.path)
    #expect(facts.width == expected.width && facts.height == expected.height)
    #expect(facts.codec == expected.codec)
  }

  @Test func `a Matroska file tells its length, rate and colours`() throws {
    let name = "AcademySoftwareFoundation+OpenImageIO/vp9_rec2100_pq.mkv"
    let file = try #require(Corpus.files.first { $0.name == name })
    let facts = try InspectedFile.facts(file.path)
    #expect(facts.duration == 0.084 && facts.frames == 2 && facts.hdr == "pq")
    #expect(abs(try #require(facts.frameRate) - 24) < 0.001)
  }

  @Test func `packed metadata of JPEG XL and of Photoshop is read`() throws {
    for (name, camera) in [
      ("Exiv2+exiv2/Reagan.jxl", "NIKON D1X"), ("Exiv2+exiv2/Reagan.jp2", "NIKON D1X"),
      ("AOMediaCodec+libavif/seine.psd", "Google Pixel 4a"),
    ] {
      let file = try #require(Corpus.files.first { $0.name == name })
      #expect(try InspectedFile.facts(file.path).camera == camera)
    }
  }
}
