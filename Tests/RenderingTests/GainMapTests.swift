import JobSpec
import MediaFile
import System
import Testing
import Vips
import WorkOrder

@testable import Rendering

/// Gain maps go where their pictures go.
struct GainMapTests {
  /// A gray picture with a map whose quarters differ, stored as a camera does that was held so.
  static func source(orientation: Int) throws -> (file: [UInt8], order: GainMapOrder) {
    let stored = TestCard.stored(for: orientation)
    let map = Picture(width: stored.width / 2, height: stored.height / 2, bands: 1) { x, y in
      // Red, green, blue and white of the card as four levels of gray.
      let color = stored[2 * x, 2 * y]
      return [color[0] > 240 ? 240 : color[0] > 128 ? 60 : color[1] > 128 ? 120 : 180]
    }
    let base = Picture(width: stored.width, height: stored.height) { _, _ in [128, 128, 128] }
    let metadata = try #require(
      GainMapMetadata(channels: [.init(min: 0, max: 2)], baseHeadroom: 0, alternateHeadroom: 2))
    let coded = try map.encoded(as: .jpeg(quality: 95, progressive: false))
    let file = try UltraHDR.join(
      base.encoded(as: .jpeg(quality: 95, progressive: false)), map: coded, metadata)
    let index = try #require(try MultiPicture(JPEGFile(ArraySource(file))))
    return (
      file, GainMapOrder(place: .picture(index.images[1].range), scale: .block(metadata.block))
    )
  }

  static func develop(
    _ source: (file: [UInt8], order: GainMapOrder), orientation: Int, size: ImageSize,
    hdr: HDRHandling = .preserve
  ) throws -> (file: [UInt8], result: RenditionResult) {
    var rendition = RenditionOrder.make(.jpeg(.init(quality: .value(95))), size: size)
    rendition.hdr = hdr
    return try develop(source, rendition, orientation: orientation)
  }

  static func develop(
    _ source: (file: [UInt8], order: GainMapOrder), _ rendition: RenditionOrder,
    orientation: Int = 1
  ) throws -> (file: [UInt8], result: RenditionResult) {
    let input = try OpenFile.makeAnonymous()
    try input.write(all: source.file)
    let output = try OpenFile.makeAnonymous()
    let rendered = try Renderer.render(
      RenderOrder(
        format: .jpeg, orientation: orientation, renditions: [rendition], gainMap: source.order),
      source: input, outputs: [output])
    return (try output.read(at: 0, count: output.size), rendered.results[0])
  }

  static func map(of file: [UInt8]) throws -> Picture {
    let index = try #require(try MultiPicture(JPEGFile(ArraySource(file))))
    return try Picture(Array(file[index.images[1].range]), .jpeg)
  }

  /// Levels of the quarters, from the top left.
  static func quarters(of map: Picture) -> [Int] {
    let (xs, ys) = ([map.width / 4, map.width * 3 / 4], [map.height / 4, map.height * 3 / 4])
    return ys.flatMap { y in xs.map { x in map[x, y][0] } }
  }

  @Test(arguments: 1...8)
  func `a map is turned and scaled with its picture`(orientation: Int) throws {
    let made = try Self.develop(
      try Self.source(orientation: orientation), orientation: orientation, size: .within(48))
    #expect([made.result.width, made.result.height] == [48, 32])
    #expect(made.result.lost == [])
    let map = try Self.map(of: made.file)
    #expect([map.width, map.height, map.bands] == [24, 16, 1])
    let levels = Self.quarters(of: map)
    #expect(zip(levels, [60, 120, 180, 240]).allSatisfy { abs($0 - $1) < 8 }, "\(levels)")
  }

  @Test(arguments: [1, 6])
  func `a map is cut with its picture`(orientation: Int) throws {
    // The middle 20 of 96 columns, from which half of each quarter is seen.
    let made = try Self.develop(
      try Self.source(orientation: orientation), orientation: orientation,
      size: .filling(.init(20, 64)))
    #expect([made.result.width, made.result.height] == [20, 64])
    let map = try Self.map(of: made.file)
    #expect([map.width, map.height] == [10, 32])
    let levels = Self.quarters(of: map)
    #expect(zip(levels, [60, 120, 180, 240]).allSatisfy { abs($0 - $1) < 10 }, "\(levels)")
  }

  @Test func `a dropped map leaves nothing that speaks of it`() throws {
    let made = try Self.develop(
      try Self.source(orientation: 1), orientation: 1, size: .within(48), hdr: .drop)
    let file = try JPEGFile(ArraySource(made.file))
    #expect(file.first(.multiPicture) == nil && file.first(.isoGainMap) == nil)
    #expect(file.first(.xmp) == nil && made.result.lost == [])
    #expect(try JPEGSegments(ArraySource(made.file)).end == made.file.count)
  }

  @Test func `a map that is not where it should be is a note, not a failure`() throws {
    var source = try Self.source(orientation: 1)
    source.order.place = .picture(0..<10_000_000)
    let made = try Self.develop(source, orientation: 1, size: .within(48))
    #expect(made.result.lost == ["hdr"])
    #expect(try JPEGFile(ArraySource(made.file)).first(.multiPicture) == nil)
  }

  /// The values for headrooms of 3.116 and 4.5328 that Apple's formula and ISO's together give.
  @Test(
    arguments: [
      (
        3.116,
        [0: 0, 16: 2, 32: 7, 64: 23, 96: 50, 128: 84, 160: 125, 192: 168, 224: 212, 255: 255]
      ),
      (
        4.5328,
        [0: 0, 16: 3, 32: 8, 64: 28, 96: 58, 128: 96, 160: 136, 192: 177, 224: 218, 255: 255]
      ),
    ] as [(Double, [Int: UInt8])])
  func `Apple's maps become logarithmic`(headroom: Double, expected: [Int: UInt8]) {
    let table = AppleGainMap.table(headroom: headroom)
    for (sample, value) in expected { #expect(table[sample] == value, "\(sample)") }
  }

  @Test(arguments: [
    GainMapOrder(place: .picture(7..<99), scale: .block([1, 2, 3])),
    GainMapOrder(place: .item(42), scale: .apple(headroom: 3.482)),
  ])
  func `a map's order crosses the wire`(map: GainMapOrder) throws {
    let order = RenderOrder(format: .heic, orientation: 1, renditions: [], gainMap: map)
    #expect(try RenderOrder(json: order.json) == order)
  }
}
