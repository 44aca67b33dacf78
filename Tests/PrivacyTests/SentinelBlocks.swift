import JobSpec
import MediaFile

@testable import Privacy

/// A GIF with a sentinel in every kind of block.
enum SentinelGIF {
  static func make() -> SentinelPicture {
    let comment = Sentinel(.captions, .history, carrier: "gif-comment")
    let plain = Sentinel(.captions, carrier: "gif-text")
    let c2pa = Sentinel(.provenance, carrier: "gif-c2pa", isOpaque: true)
    let application = Sentinel(carrier: "gif-application")
    let unknown = Sentinel(carrier: "gif-extension")
    let loop = Sentinel(carrier: "gif-loop")
    let trailer = Sentinel(carrier: "gif-trailer", isOpaque: true)
    let control: [UInt8] = [0x21, 0xF9, 4, 5, 10, 0, 0, 0]
    let image: [UInt8] =
      [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2] + sub((0..<60).map { $0 ^ 0x5A }) + [0]
    let ramp = [1] + (0...255).reversed().map { UInt8($0) } + [0]
    let blocks: [[UInt8]] = [
      Array("GIF89a".utf8), [2, 0, 2, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255],
      named("NETSCAPE2.0", [1, 3, 0]), named("ANIMEXTS1.0", [1, 0, 0] + loop.bytes),
      named("ICCRGBG1012", Array("profile".utf8)), [0x21, 0xFE] + sub(comment.bytes) + [0],
      [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + Blocks.xmp() + ramp,
      named("C2PA_GIF\u{1}\0\0", c2pa.bytes), named("SOMEAPP1.23", application.bytes),
      [0x21, 0x77] + sub(unknown.bytes) + [0],
      control, [0x21, 1, 12] + [UInt8](repeating: 0, count: 12) + sub(plain.bytes) + [0],
      control, image, control, image, [0x3B], trailer.bytes,
    ]
    return SentinelPicture(
      name: "GIF", format: .gif, bytes: Array(blocks.joined()),
      sentinels: Blocks.xmpSentinels + [
        comment, plain, c2pa, application, unknown, loop, trailer,
      ],
      pixels: control + image + control + image + [0x3B])
  }

  private static func sub(_ data: [UInt8]) -> [UInt8] { [UInt8(data.count)] + data }

  private static func named(_ name: String, _ data: [UInt8]) -> [UInt8] {
    [0x21, 0xFF, 11] + Array(name.utf8) + sub(data) + [0]
  }
}

/// A JPEG XL file with a sentinel in every kind of box, packed and not.
enum SentinelJPEGXL {
  private typealias B = BoxBuilder

  static func make() -> SentinelPicture {
    let c2pa = Sentinel(.provenance, carrier: "jxl-c2pa", isOpaque: true)
    let packedC2PA = Sentinel(.provenance, carrier: "jxl-packed-c2pa", isOpaque: true)
    let jpeg = Sentinel(carrier: "jxl-jbrd", isOpaque: true)
    let unknown = Sentinel(carrier: "jxl-unknown")
    let trailer = Sentinel(carrier: "jxl-trailer", isOpaque: true)
    // 8 × 8 pixels, all else by default.
    let codestream: [UInt8] = [0xFF, 0x0A, 0x41, 0x02] + (0..<120).map { UInt8($0) }
    let exif: [UInt8] = [0, 0, 0, 0]
    let boxes: [[UInt8]] = [
      B.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]),
      B.box("ftyp", B.code("jxl "), B.u32(0), B.code("jxl ")),
      B.box("jbrd", jpeg.bytes), B.box("Exif", exif + Blocks.exif(order: .bigEndian)),
      B.box("brob", B.code("Exif"), packed(exif + Blocks.exif(prefix: "packed-"))),
      B.box("brob", B.code("xml "), packed(Blocks.xmp(prefix: "packed-"))),
      B.box("brob", B.code("jumb"), packed(packedC2PA.bytes)), B.box("jumb", c2pa.bytes),
      B.box("jhgm", [0, 0, 0, 0, 0, 0xFF, 0x0A]), B.box("wxyz", unknown.bytes),
      B.box("jxlc", codestream), B.box("xml ", Blocks.xmp()), [1, 2, 3, 4, 5, 6, 7, 8],
      trailer.bytes,
    ]
    return SentinelPicture(
      name: "JPEG XL", format: .jpegXL, bytes: Array(boxes.joined()),
      sentinels: Blocks.exifSentinels + Blocks.xmpSentinels + [
        c2pa, packedC2PA, jpeg, unknown, trailer,
      ],
      pixels: codestream)
  }

  /// A Brotli stream that copies what it holds (RFC 7932, section 9.2).
  private static func packed(_ data: [UInt8]) -> [UInt8] {
    let header = (data.count - 1) << 4 | 1 << 20
    return ByteOrder.littleEndian.bytes(UInt64(header), width: 3) + data + [0x03]
  }
}

/// A sidecar is a packet.
enum SentinelSidecar {
  static func make() -> SentinelPicture {
    SentinelPicture(
      name: "XMP sidecar", format: Cleaner.xmp, bytes: Blocks.xmp(),
      sentinels: Blocks.xmpSentinels, pixels: Array("hdrgm:Version=\"1.0\"".utf8))
  }
}
