import JobSpec
import MediaFile
import System
import TestSupport
import Testing
import Vips
import WorkOrder

@testable import Rendering

/// PQ and HLG stills on ordinary screens.
struct HDRPictureTests {
  /// A flat gray PNG that says it is coded as `codes`.
  static func png(_ level: UInt8, codes: [UInt8]) throws -> [UInt8] {
    let plain = try Picture(width: 16, height: 16) { _, _ in [level, level, level] }
      .encoded(as: .png(compression: 6, palette: false))
    let header = 33
    return plain[..<header] + PNGChunk.encode("cICP", codes) + plain[header...]
  }

  /// 203 cd/m² is the white of ordinary screens; the rest follows from the standards' curves.
  @Test(arguments: [
    ([9, 16, 0, 1] as [UInt8], UInt8(148), 255),  // PQ 58 %
    ([9, 16, 0, 1], 130, 186),  // 100 cd/m²
    ([9, 18, 0, 1], 128, 139),  // HLG 50 %: (1/12)^1.2 · 1000 = 50.7 cd/m²
    ([1, 13, 0, 1], 130, 130),
  ])
  func `gray has the light that the standards give it`(
    codes: [UInt8], level: UInt8, expected: Int
  ) throws {
    let result = try Darkroom(format: .png)
      .develop(try Self.png(level, codes: codes), [.make(.png(.init()))])
    let picture = try Picture(result.files[0], .png)
    let pixel = picture[8, 8]
    #expect(pixel.allSatisfy { abs($0 - expected) <= 2 }, "\(pixel)")
    #expect(picture.profile != nil)
  }

  /// Half at 100 cd/m², half at 800: the map's ratio is the light's.
  @Test func `highlights survive in a gain map`() throws {
    let plain = try Picture(width: 64, height: 64) { x, _ in
      [UInt8](repeating: x < 32 ? 130 : 186, count: 3)
    }.encoded(as: .png(compression: 6, palette: false))
    let source = plain[..<33] + PNGChunk.encode("cICP", [9, 16, 0, 1]) + plain[33...]
    var order = RenditionOrder.make(.jpeg(.init(quality: .value(95))))
    order.hdr = .preserve
    let result = try Darkroom(format: .png).develop(Array(source), [order])
    #expect(result.rendered.results[0].lost == [])
    let file = result.files[0]
    let base = try Picture(file, .jpeg)
    let index = try #require(try MultiPicture(JPEGFile(ArraySource(file))))
    let bytes = Array(file[index.images[1].range])
    let map = try Picture(bytes, .jpeg)
    let part = try #require(try JPEGFile(ArraySource(bytes)).first(.isoGainMap))
    let metadata = try GainMapMetadata(block: ArraySource(Array(bytes[part.body])))
    func light(_ x: Int) -> Double {
      let stops = Double(map[x / 2, 16][0]) / 255 * metadata.channels[0].max
      return SRGBCurve.decode(Double(base[x, 32][0]) / 255)
        * Transcendental.power(2.0, stops) * HDRTransfer.referenceWhite
    }
    let expected = [130, 186].map { HDRTransfer.light(pq: Double($0) / 255) }
    #expect(abs(light(16) / expected[0] - 1) < 0.05, "\(light(16))")
    #expect(abs(light(48) / expected[1] - 1) < 0.05, "\(light(48))")
  }

  /// The second case is below paper white, so that nothing is lost.
  @Test(arguments: [(200, ["hdr"]), (100, [])] as [(UInt8, [String])])
  func `an HDR picture says what it lost, unless that was asked for`(
    level: UInt8, lost: [String]
  ) throws {
    var orders = [RenditionOrder.make(.webp(.init())), .make(.jpeg(.init()))]
    orders[0].hdr = .preserve
    let result = try Darkroom(format: .png)
      .develop(try Self.png(level, codes: [9, 16, 0, 1]), orders)
    #expect(result.rendered.results.map(\.lost) == [lost, []])
    #expect(result.rendered.warnings.count == 1)
  }

  @Test(
    .enabled(if: Corpus.isPresent),
    arguments: [
      "kennylevinsen+hdr-test-images/test_pq_p3.heif",
      "kennylevinsen+hdr-test-images/test_hlg.heif",
    ])
  func `a chart in PQ and in HLG comes out the same`(name: String) throws {
    let file = try #require(Corpus.files.first { $0.name == name })
    let result = try Darkroom(format: .heic)
      .develop(
        try OpenFile.open(FilePath(file.path), .source), [.make(.webp(.init(lossless: true)))])
    let picture = try Picture(result.files[0], .webP)
    // The steps of its gray wedge, from the left.
    let wedge = (0..<16).map { picture[20 + 40 * $0, 60][1] }
    #expect(wedge == wedge.sorted() && wedge[0] < 8 && wedge[15] > 250, "\(wedge)")
    #expect((105...135).contains(wedge[3]), "\(wedge)")
  }
}
