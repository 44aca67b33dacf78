import JobSpec
import MediaFile
import System
import TestSupport
import Testing

@testable import Inspection

struct FoundGainMapTests {
  /// The values that Apple's page gives: headroom for tags 0x21 and 0x30.
  @Test(
    arguments: [
      (0.5, 0.0, 3.482), (1, 0, 8.0), (1, 0.005, 6.277), (1.5, 0.2, 4.732), (1, 2, 3.242),
    ] as [(Double, Double, Double)])
  func `Apple's headroom follows from two numbers`(a: Double, b: Double, expected: Double) {
    let headroom = Exponential.ofTwo(AppleHeadroom.stops(headroom: a, gain: b))
    #expect(abs(headroom - expected) < 0.001)
  }

  @Test(arguments: [-10.5, -1, 0, 0.5, 1, 2.25, 33.3, 64] as [Double])
  func `powers of two are exact enough`(exponent: Double) {
    let power = Exponential.ofTwo(exponent)
    #expect(
      abs(power / Exponential.ofTwo(exponent / 2) / Exponential.ofTwo(exponent / 2) - 1) < 1e-14)
    #expect(Exponential.ofTwo(3) == 8)
  }

  static func find(_ name: String, _ format: FileFormat) throws -> FoundGainMap? {
    let file = try #require(Corpus.files.first { $0.name == name })
    let window = try FileWindow(try OpenFile.open(FilePath(file.path), .source))
    return FoundGainMap(in: window, format: format)
  }

  @Test(
    .enabled(if: Corpus.isPresent),
    arguments: [
      ("AOMediaCodec+libavif/apple_gainmap_old.jpg", FileFormat.jpeg, true),
      ("AOMediaCodec+libavif/paris_exif_xmp_gainmap_bigendian.jpg", .jpeg, false),
      ("imazen+ultrahdr/test_ultrahdr.jpg", .jpeg, false),
      ("SDWebImage+SDWebImage/TestHDR.jpeg", .jpeg, false),
      ("vearutop+ultrahdr/uhdr.jpg", .jpeg, false),
      ("bpatrik+pigallery2/IMG_7943.HEIC", .heic, true),
      ("bpatrik+pigallery2/IMG_0307.HEIC", .heic, false),
      ("AOMediaCodec+libavif/seine_sdr_gainmap_srgb_icc.avif", .avif, false),
    ])
  func `maps are found with their values`(name: String, format: FileFormat, isApple: Bool) throws {
    let found = try #require(try Self.find(name, format))
    switch found.scale {
    case .apple(let headroom): #expect(isApple && (1.2...16).contains(headroom))
    case .described(let metadata):
      #expect(!isApple && (0.5...8).contains(metadata.alternateHeadroom))
    }
  }

  @Test(
    .enabled(if: Corpus.isPresent),
    arguments: [
      // Its picture is the HDR one.
      ("AOMediaCodec+libavif/seine_hdr_gainmap_srgb.avif", FileFormat.avif),
      ("AOMediaCodec+libavif/unsupported_gainmap_version.avif", .avif),
      ("vearutop+ultrahdr/sample_rec_2020.jpg", .jpeg),
    ])
  func `what cannot be applied is not found`(name: String, format: FileFormat) throws {
    #expect(try Self.find(name, format) == nil)
  }
}
