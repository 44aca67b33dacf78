/// A movie in structure: headers, tables and metadata, without samples.
struct MovieBuilder {
  var width = 320
  var height = 240
  var turns = 0
  var handler = "vide"
  var codec = "hvc1"
  /// Count and duration of each run of samples, at 600 units a second.
  var timing: [(count: Int, delta: Int)] = [(2, 20), (1, 10)]
  var keys: [(name: String, value: String)] = []
  var userData: [UInt8] = []
  var created = 3_800_000_000
  /// Of the header, in 600ths of a second.
  var duration = 600
  /// Boxes behind the picture's description, the track's own and the movie's.
  var extensions: [UInt8] = []
  var trackBoxes: [UInt8] = []
  var movieBoxes: [UInt8] = []
  /// What stands behind `moov`.
  var fragments: [UInt8] = []

  private typealias B = ByteBuilder

  func bytes() -> [UInt8] {
    B.fileType("qt  ") + B.box("mdat", [1, 2, 3]) + B.box("moov", movie) + fragments
  }

  var movie: [UInt8] {
    let header =
      B.u32(created) + B.u32(0) + B.u32(600) + B.u32(duration)
      + Array(repeating: 0, count: 80)
    return B.fullBox("mvhd", header) + B.box("trak", track) + metadata + movieBoxes
      + (userData.isEmpty ? [] : B.box("udta", userData + B.u32(0)))
  }

  private var track: [UInt8] {
    let one = 0x1_0000
    let matrices = [
      [one, 0, 0, 0, one, 0], [0, one, 0, -one, 0, 0], [-one, 0, 0, 0, -one, 0],
      [0, -one, 0, one, 0, 0],
    ]
    let matrix = (matrices[turns] + [0, 0, 0x4000_0000]).flatMap { B.u32($0) }
    let header =
      B.u32(0) + B.u32(0) + B.u32(1) + B.u32(0) + B.u32(600) + Array(repeating: 0, count: 16)
      + matrix + B.u32(width << 16) + B.u32(height << 16)
    let description =
      Array(repeating: UInt8(0), count: 24) + B.u16(width) + B.u16(height)
      + Array(repeating: 0, count: 50) + extensions
    let table =
      B.fullBox("stsd", B.u32(1) + B.box(codec, description))
      + B.fullBox(
        "stts", B.u32(timing.count) + timing.flatMap { B.u32($0.count) + B.u32($0.delta) })
    let media =
      B.fullBox("mdhd", B.u32(0) + B.u32(0) + B.u32(600) + B.u32(0) + B.u32(0))
      + B.fullBox("hdlr", B.u32(0) + B.ascii(handler) + Array(repeating: 0, count: 12))
      + B.box("minf", B.box("stbl", table))
    return B.fullBox("tkhd", flags: 1, header) + B.box("mdia", media) + trackBoxes
  }

  /// QuickTime's layout: no version before the boxes of `meta`.
  private var metadata: [UInt8] {
    guard !keys.isEmpty else { return [] }
    let names = keys.flatMap { B.box("mdta", B.ascii($0.name)) }
    let values = keys.enumerated().flatMap { index, key in
      let data = B.box("data", B.u32(1) + B.u32(0) + B.ascii(key.value))
      return B.u32(data.count + 8) + B.u32(index + 1) + data
    }
    return B.box(
      "meta",
      B.fullBox("hdlr", B.u32(0) + B.ascii("mdta") + Array(repeating: 0, count: 12))
        + B.fullBox("keys", B.u32(keys.count) + names) + B.box("ilst", values))
  }
}
