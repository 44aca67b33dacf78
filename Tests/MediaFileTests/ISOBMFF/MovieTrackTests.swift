import MediaFile
import Testing

/// What the description of a track's samples tells beside the codec.
@Suite struct MovieTrackTests {
  private typealias B = ByteBuilder

  private func track(_ change: (inout MovieBuilder) -> Void) throws -> MovieTrack {
    var builder = MovieBuilder()
    change(&builder)
    return try #require(try MovieFile(ArraySource(builder.bytes())).videoTrack)
  }

  @Test func `an encrypted track tells its real codec`() throws {
    let track = try track {
      $0.codec = "encv"
      $0.extensions = B.box("sinf", B.box("frma", B.ascii("hvc1")))
    }
    #expect(track.samples.first?.coding == "hvc1" && track.samples.first?.isEncrypted == true)
  }

  private static let eyes = B.box("eyes", B.fullBox("stri", [3]))
  private static let mono = B.box("eyes", B.fullBox("stri", [1]))
  private static let whole = B.box(
    "sv3d", B.box("proj", B.fullBox("equi", B.u32(0) + B.u32(0) + B.u32(0) + B.u32(0))))
  private static let half = B.box(
    "sv3d", B.box("proj", B.fullBox("equi", B.u32(0) + B.u32(0) + B.u32(1 << 30) + B.u32(0))))

  @Test(arguments: [
    (B.box("hvcC", []) + B.box("lhvC", []), true, false), (B.box("hvcC", []), false, false),
    (B.box("vexu", eyes), true, false), (B.box("vexu", mono), false, false),
    (B.box("vexu", mono + B.box("proj", B.fullBox("prji", B.ascii("equi")))), false, true),
    (B.box("vexu", eyes + B.box("proj", B.fullBox("prji", B.ascii("hequ")))), true, false),
    (B.fullBox("st3d", [2]), true, false), (B.fullBox("st3d", [0]), false, false),
    (whole, false, true), (half, false, false),
    (B.box("sv3d", B.box("proj", B.fullBox("cbmp", B.u32(0)))), false, true),
  ])
  func `spatial boxes tell eyes and spheres`(
    _ extensions: [UInt8], isStereo: Bool, isWholeSphere: Bool
  ) throws {
    let layout = try track { $0.extensions = extensions }.spatial
    #expect(layout.isStereo == isStereo && layout.isWholeSphere == isWholeSphere)
  }

  @Test(arguments: [("true", true), ("false", false)])
  func `Google's first description of a sphere is understood`(
    _ word: String, isWholeSphere: Bool
  ) throws {
    let name: [UInt8] = [
      0xFF, 0xCC, 0x82, 0x63, 0xF8, 0x55, 0x4A, 0x93, 0x88, 0x14, 0x58, 0x7A, 0x02, 0x52, 0x1F,
      0xDD,
    ]
    let text = "<GSpherical:Spherical>\(word)</GSpherical:Spherical>"
    let layout = try track { $0.trackBoxes = B.box("uuid", name + B.ascii(text)) }.spatial
    #expect(layout.isWholeSphere == isWholeSphere)
  }

  @Test func `keys of timed metadata have names`() throws {
    let key = B.ascii("mdta") + B.ascii("com.apple.quicktime.still-image-time")
    let entry =
      B.u32(0) + B.u32(1) + B.box("keys", B.u32(16 + key.count) + B.u32(1) + B.box("keyd", key))
    let description = B.fullBox("stsd", B.u32(1) + B.box("mebx", entry))
    let media =
      B.fullBox("mdhd", B.u32(0) + B.u32(0) + B.u32(600) + B.u32(0) + B.u32(0))
      + B.fullBox("hdlr", B.u32(0) + B.ascii("meta") + Array(repeating: 0, count: 12))
      + B.box("minf", B.box("stbl", description))
    let header = B.fullBox("tkhd", Array(repeating: 0, count: 80))
    var builder = MovieBuilder()
    builder.movieBoxes = B.box("trak", header + B.box("mdia", media))
    let movie = try MovieFile(ArraySource(builder.bytes()))
    #expect(movie.tracks.last?.samples.first?.keys == ["com.apple.quicktime.still-image-time"])
  }
}
