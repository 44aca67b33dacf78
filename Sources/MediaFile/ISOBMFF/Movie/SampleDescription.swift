/// How the samples of a track are coded.
package struct SampleDescription: Hashable, Sendable {
  /// `hvc1`, `avc1`, `mp4a`, `mebx` …
  package var format: FourCC
  package var range: Range<Int>
  /// Coded size, for pictures.
  package var size: (width: Int, height: Int)? {
    width > 0 && height > 0 ? (width, height) : nil
  }
  private var width = 0
  private var height = 0
  package private(set) var color: ColorInformation?
  /// `hvcC`, `colr`, `mdcv`, `dvcC`, `vexu` …
  package private(set) var extensions: [Box] = []

  /// How the samples were coded before they were encrypted, where they were.
  private var original: FourCC?
  /// Keys of timed metadata (`mebx`), as in `com.apple.quicktime.still-image-time`.
  package private(set) var keys: [String] = []

  private static let limit = 64

  /// The codec, also of encrypted samples (`sinf/frma`).
  package var coding: FourCC { original ?? format }
  package var isEncrypted: Bool { original != nil || format == "encv" || format == "enca" }

  /// Formats whose description holds a picture's size and then boxes.
  private static let pictures: Set<FourCC> = [
    "avc1", "avc2", "avc3", "avc4", "hvc1", "hev1", "hvc2", "dvh1", "dvhe", "av01", "vp08", "vp09",
    "mp4v", "mp2v", "mp1v", "jpeg", "mjpa", "mjpb", "s263", "h263", "SVQ1", "SVQ3", "cvid", "rle ",
    "apcn", "apch", "apcs", "apco", "ap4h", "ap4x", "png ", "tiff", "raw ", "2vuy", "v210", "dvc ",
    "dvcp", "dvpp", "dv5n", "dv5p", "dvh5", "dvh6", "icod", "rpza", "H263", "AVdn", "CRAW", "vvc1",
    "vvi1", "encv", "muxa",
  ]

  static func list(
    _ box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [SampleDescription] {
    let entries = try box.children(source, after: 8)
    guard entries.count <= limit else {
      throw MediaFileError(
        .limitExceeded, "more than \(limit) sample descriptions", at: box.range.lowerBound)
    }
    var list: [SampleDescription] = []
    for entry in entries { list.append(try SampleDescription(entry, source)) }
    return list
  }

  private init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    format = box.type
    range = box.range
    if format == "mebx" { keys = try Self.timedKeys(box, source) }
    guard Self.pictures.contains(format), box.content.count >= 78 else { return }
    var cursor = box.cursor(source, fetch: 128)
    try cursor.skip(24)
    width = Int(try cursor.u16())
    height = Int(try cursor.u16())
    // QuickTime may end a description in four zero bytes, or in what is no box at all.
    extensions = (try? box.children(source, after: 78)) ?? []
    if let box = extensions.first("colr") { color = try? ColorInformation(box, source) }
    if let box = try? extensions.first("sinf")?.children(source).first("frma") {
      var cursor = box.cursor(source, fetch: 4)
      original = try? cursor.code()
    }
  }

  /// The names that `keyd` gives in a `mebx` description: what each kind of its samples says.
  package static func timedKeys(
    _ box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [String] {
    guard box.content.count >= 8,
      let table = try box.children(source, after: 8).first("keys")
    else { return [] }
    var keys: [String] = []
    for entry in try table.children(source) {
      guard let name = try entry.children(source).first("keyd"), name.content.count > 4 else {
        continue
      }
      let start = name.content.lowerBound + 4
      let bytes = try source.bytes(start..<min(name.content.upperBound, start + 256))
      keys.append(String(decoding: bytes, as: UTF8.self))
    }
    return keys
  }
}
