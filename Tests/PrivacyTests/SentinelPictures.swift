import Compression
import JobSpec
import MediaFile

@testable import Privacy

/// A file with a sentinel in every carrier.
struct SentinelPicture: CustomStringConvertible {
  var name: String
  var format: FileFormat
  var bytes: [UInt8]
  var sentinels: [Sentinel]
  /// Coded pixels: these bytes must be in every result.
  var pixels: [UInt8]

  /// Whether its container has a place for Exif.
  var holdsExif: Bool { !isMovie && ![.gif, Cleaner.xmp].contains(format) }

  var description: String { name }
  /// A movie has no Exif of its own.
  var isMovie: Bool { Cleaner.movies.contains(format) }

  static let all =
    [jpeg, png, webP, animatedWebP, heic, quickTime, mpeg4] + patched + [
      SentinelGIF.make(), SentinelJPEGXL.make(), SentinelSidecar.make(),
    ]

  private static let patched = [
    SentinelTIFF.make("TIFF", .tiff, .littleEndian),
    SentinelTIFF.make("BigTIFF", .tiff, .bigEndian, isBig: true),
    SentinelTIFF.make("DNG", .dng, .littleEndian),
  ]

  static let heic = SentinelHEIF.make()
  static let quickTime = SentinelMovie.make("QuickTime", isQuickTime: true)
  static let mpeg4 = SentinelMovie.make("MPEG-4", isQuickTime: false)

  static let scan: [UInt8] = [0xFF, 0xDA, 0, 2] + (0..<200).map { UInt8($0) } + [0xFF, 0xD9]
  static let frame: [UInt8] = [
    0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0,
  ]

  static let jpeg: SentinelPicture = {
    let comment = Sentinel(.captions, .history, carrier: "jpeg-comment")
    let c2pa = Sentinel(.provenance, carrier: "jpeg-c2pa", isOpaque: true)
    let telemetry = Sentinel(.makerNotes, carrier: "jpeg-gopro", isOpaque: true)
    let video = Sentinel(.motion, carrier: "jpeg-video", isOpaque: true)
    let second = Sentinel(.location, carrier: "jpeg-second")
    var secondExif = TIFFBlock()
    secondExif.main = [secondExif.short(.orientation, 1)]
    secondExif.gps = [secondExif.ascii(TIFFTag.GPS.areaInformation, second.text)]
    let secondary =
      [0xFF, 0xD8] + segment(.exif, secondExif.encode())
      + segment(.isoGainMap, [0, 0, 0, 0]) + frame + scan
    let head: [UInt8] =
      [0xFF, 0xD8] + segment(.jfif, [1, 2, 0, 0, 1, 0, 1, 0, 0])
      + segment(.exif, Blocks.exif()) + segment(.xmp, Blocks.xmp())
      + segment(.photoshop, Blocks.photoshop())
      + segment(.iccProfile, [1, 1] + Array("profile".utf8))
      + segment(.adobe, [0, 100, 0, 0, 0, 0, 1]) + segment(.c2pa, c2pa.bytes)
      + [0xFF, 0xE6] + ByteOrder.bigEndian.bytes16(8 + telemetry.bytes.count)
      + Array("GoPro\0".utf8)
      + telemetry.bytes
    let tail: [UInt8] =
      [0xFF, 0xFE] + ByteOrder.bigEndian.bytes16(2 + comment.bytes.count) + comment.bytes
      + frame + scan
    let indexLength = 90
    let primary = head.count + indexLength + tail.count
    let index = MultiPictureBuilder.segment(
      primary: primary, secondary: secondary.count, at: head.count)
    let movie =
      [0, 0, 0, 24] + Array("ftypmp42".utf8) + [UInt8](repeating: 0, count: 12)
      + video.bytes
    let texts = Blocks.exifSentinels + Blocks.xmpSentinels + Blocks.iptcSentinels
    return SentinelPicture(
      name: "JPEG", format: .jpeg, bytes: head + index + tail + secondary + movie,
      sentinels: texts + [comment, c2pa, telemetry, video, second], pixels: scan)
  }()

  static let png: SentinelPicture = {
    let title = Sentinel(.captions, carrier: "png-title")
    let author = Sentinel(.creator, carrier: "png-author")
    let place = Sentinel(.location, carrier: "png-location")
    let prompt = Sentinel(.history, .captions, .provenance, carrier: "png-prompt")
    let c2pa = Sentinel(.provenance, carrier: "png-c2pa", isOpaque: true)
    let trailer = Sentinel(carrier: "png-trailer", isOpaque: true)
    let raw = RawDump.encode("exif", Array("Exif\0\0".utf8) + Blocks.exif(prefix: "raw-"))
    func packed(_ text: [UInt8]) -> [UInt8] { (try? Zlib.deflate(text)) ?? [] }
    let pixels = PNGChunk.encode("IDAT", (0..<99).map { UInt8($0) })
    let chunks: [[UInt8]] = [
      PNGChunk.encode("IHDR", [0, 0, 0, 16, 0, 0, 0, 16, 8, 2, 0, 0, 0]),
      PNGChunk.encode("acTL", [0, 0, 0, 1, 0, 0, 0, 0]),
      PNGChunk.encode("gAMA", [0, 0, 0xB1, 0x8F]),
      PNGChunk.encode("eXIf", Blocks.exif()),
      PNGChunk.encode("iTXt", PNGChunk.xmpPrefix + Blocks.xmp()),
      PNGChunk.encode("tEXt", Array("Title\0".utf8) + title.bytes),
      PNGChunk.encode("zTXt", Array("Author\0\0".utf8) + packed(author.bytes)),
      PNGChunk.encode("iTXt", Array("Location\0\u{1}\0\0\0".utf8) + packed(place.bytes)),
      PNGChunk.encode("tEXt", Array("parameters\0".utf8) + prompt.bytes),
      PNGChunk.encode("zTXt", Array("Raw profile type exif\0\0".utf8) + packed(raw)),
      PNGChunk.encode("caBX", c2pa.bytes), pixels, PNGChunk.encode("IEND", []),
    ]
    return SentinelPicture(
      name: "PNG", format: .png,
      bytes: PNGChunks.signature + chunks.joined() + trailer.bytes,
      sentinels: Blocks.exifSentinels + Blocks.xmpSentinels
        + [title, author, place, prompt, c2pa, trailer], pixels: pixels)
  }()

  static let webP = webP(
    "WebP",
    [RIFFChunk.encode("VP8L", [0x2F, 0x0F, 0x40, 0x02, 0x10] + [UInt8](repeating: 7, count: 40))],
    flags: [.alpha, .exif, .xmp])

  static let animatedWebP: SentinelPicture = {
    let frame =
      [UInt8](repeating: 0, count: 16)
      + RIFFChunk.encode("VP8L", [0x2F, 0x0F, 0x40, 0x02, 0x10] + [UInt8](repeating: 9, count: 41))
    let animation = RIFFChunk.encode("ANIM", [0, 0, 0, 0, 3, 0])
    return webP(
      "animated WebP", [animation, RIFFChunk.encode("ANMF", frame)],
      flags: [.alpha, .animation, .exif, .xmp])
  }()

  private static func webP(
    _ name: String, _ pixels: [[UInt8]], flags: WebPHeader.Flags
  ) -> SentinelPicture {
    let c2pa = Sentinel(.provenance, carrier: "webp-c2pa", isOpaque: true)
    let header = [flags.rawValue, 0, 0, 0, 15, 0, 0, 9, 0, 0] as [UInt8]
    let chunks =
      [RIFFChunk.encode("VP8X", header)] + pixels + [
        RIFFChunk.encode("EXIF", Blocks.exif(order: .bigEndian)),
        RIFFChunk.encode("XMP ", Blocks.xmp()), RIFFChunk.encode("C2PA", c2pa.bytes),
      ]
    let body = Array("WEBP".utf8) + chunks.joined()
    return SentinelPicture(
      name: name, format: .webP,
      bytes: Array("RIFF".utf8) + ByteOrder.littleEndian.bytes32(body.count) + body,
      sentinels: Blocks.exifSentinels + Blocks.xmpSentinels + [c2pa],
      pixels: Array(pixels.joined()))
  }

  private static func segment(_ signature: JPEGSignature, _ content: [UInt8]) -> [UInt8] {
    (try? JPEGSegment.encode(signature, content)) ?? []
  }
}

/// Writes the index of a file of two images.
enum MultiPictureBuilder {
  static func segment(primary: Int, secondary: Int, at position: Int) -> [UInt8] {
    let order = ByteOrder.bigEndian
    func field(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      order.bytes16(tag) + order.bytes16(type) + order.bytes32(count) + value
    }
    let header = order.bytes16(0x4D4D) + order.bytes16(42) + order.bytes32(8) + order.bytes16(3)
    let fields =
      field(0xB000, 7, 4, Array("0100".utf8)) + field(0xB001, 4, 1, order.bytes32(2))
      + field(0xB002, 7, 32, order.bytes32(50)) + order.bytes32(0)
    let entries =
      order.bytes32(0x030000) + order.bytes32(primary) + [UInt8](repeating: 0, count: 8)
      + order.bytes32(0) + order.bytes32(secondary) + order.bytes32(primary - position - 8)
      + [0, 0, 0, 0]
    return [0xFF, 0xE2, 0, 88] + Array("MPF\0".utf8) + header + fields + entries
  }
}

/// Writes a block as ImageMagick dumps it.
enum RawDump {
  static func encode(_ name: String, _ block: [UInt8]) -> [UInt8] {
    let hex = block.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return Array("\n\(name)\n    \(block.count)\n\(hex.joined())\n".utf8)
  }
}
