import AV
import Testing
import Vips

struct AVStillDecoderTests {
  static func picture(_ saver: VipsSaver) throws -> [UInt8] {
    let samples = (0..<(70 * 50 * 3)).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) }
    return try VipsImage(samples: samples, width: 70, height: 50, bands: 3).encoded(as: saver)
  }

  static func size(_ codec: AVStillCodec, _ bytes: [UInt8]) throws -> [Int] {
    var decoder = try AVStillDecoder(codec)
    let size = try decoder.decode(count: bytes.count) { offset, count in
      Array(bytes[offset..<offset + count])
    }
    return [size.width, size.height]
  }

  static let savers: [(VipsSaver, AVStillCodec)] = [
    (.jpeg(quality: 80, progressive: false), .jpeg), (.jpeg(quality: 80, progressive: true), .jpeg),
    (.png(compression: 6, palette: false), .png), (.png(compression: 6, palette: true), .png),
    (.tiff(.deflate), .tiff), (.tiff(.lzw), .tiff), (.tiff(.none), .tiff),
  ]

  @Test(arguments: savers.indices)
  func `a whole picture is decoded`(index: Int) throws {
    let (saver, codec) = Self.savers[index]
    #expect(try Self.size(codec, try Self.picture(saver)) == [70, 50])
  }

  @Test(arguments: savers.indices)
  func `a cut picture is an error`(index: Int) throws {
    let (saver, codec) = Self.savers[index]
    let whole = try Self.picture(saver)
    for part in [0.1, 0.4, 0.7, 0.9] {
      let cut = Array(whole.prefix(Int(Double(whole.count) * part)))
      #expect(throws: AVError.self, "\(codec) at \(part)") { try Self.size(codec, cut) }
    }
  }

  /// libvips puts `Exif\0\0` before the Exif block of a WebP, where it does not belong.
  @Test func `a picture that decodes with a complaint is an error`() throws {
    let picture = try Self.picture(.webP(quality: 80, lossless: false))
    #expect(throws: AVError.self) { try Self.size(.webP, picture) }
  }

  @Test(arguments: AVStillCodec.allCases)
  func `nothing and noise are errors`(codec: AVStillCodec) {
    #expect(AVLibrary.decodes(codec))
    for bytes in [[], [0], [UInt8](repeating: 0x5A, count: 500)] as [[UInt8]] {
      #expect(throws: AVError.self) { try Self.size(codec, bytes) }
    }
  }

  @Test func `a read that fails is an error`() throws {
    struct ReadFailure: Error {}
    var decoder = try AVStillDecoder(.png)
    do {
      _ = try decoder.decode(count: 100) { _, _ in throw ReadFailure() }
      Issue.record("nothing was decoded")
    } catch {
      #expect(error.message.contains("read"))
    }
  }

  @Test func `one decoder takes picture after picture, and forgets a damaged one`() throws {
    let whole = try Self.picture(.jpeg(quality: 80, progressive: false))
    var decoder = try AVStillDecoder(.jpeg)
    for length in [whole.count, whole.count / 2, whole.count] {
      let isWhole = length == whole.count
      do {
        _ = try decoder.decode(count: length) { offset, count in
          Array(whole[offset..<offset + count])
        }
        #expect(isWhole)
      } catch {
        #expect(!isWhole, "\(error)")
      }
    }
  }
}
