import JobSpec
import MediaFile

@testable import Privacy

/// Two pages with a sentinel in every carrier that TIFF and DNG have, previews included.
enum SentinelTIFF {
  private typealias Field = TIFFBuilder.Field

  private static let geography = Sentinel(.location, carrier: "tiff-geo")
  private static let document = Sentinel(.captions, carrier: "tiff-document")
  private static let dngSerial = Sentinel(.serials, carrier: "dng-serial")
  private static let rawName = Sentinel(.identifiers, carrier: "dng-raw-name")
  private static let privateData = Sentinel(.makerNotes, carrier: "dng-private", isOpaque: true)
  private static let makerNote = Sentinel(.makerNotes, carrier: "tiff-note", isOpaque: true)
  private static let c2pa = Sentinel(.provenance, carrier: "tiff-c2pa", isOpaque: true)
  private static let layers = Sentinel(.history, carrier: "tiff-layers", isOpaque: true)
  private static let unknown = Sentinel(carrier: "tiff-unknown")
  private static let orphan = Sentinel(carrier: "tiff-orphan", isOpaque: true)
  private static let thumbnail = Sentinel(.thumbnails, carrier: "tiff-thumbnail")
  private static let preview = Sentinel(.thumbnails, .location, carrier: "tiff-preview")
  private static let whole = Sentinel(.location, carrier: "tiff-jpeg-strip")
  private static let depth = Sentinel(.depth, carrier: "dng-depth")

  /// What goes whole, and is not read before.
  static let unread = [orphan, preview]

  private static let pixels: [UInt8] = (0..<256).map { UInt8($0) }

  static func make(
    _ name: String, _ format: FileFormat, _ order: ByteOrder, isBig: Bool = false
  ) -> SentinelPicture {
    var file = TIFFBuilder(order, isBig: isBig)
    _ = file.add(orphan.bytes)
    for page in 1...2 { addPage(page, to: &file, isDNG: format == .dng) }
    let own = format == .dng ? [dngSerial, rawName, depth] : []
    return SentinelPicture(
      name: name, format: format, bytes: file.bytes,
      sentinels: Blocks.exifSentinels + Blocks.xmpSentinels + Blocks.iptcSentinels + own + [
        geography, document, privateData, makerNote, c2pa, layers, unknown, orphan, thumbnail,
        preview, whole,
      ],
      pixels: pixels)
  }

  private static func addPage(_ page: Int, to file: inout TIFFBuilder, isDNG: Bool) {
    let prefix = page == 1 ? "" : "second-"
    let text = Blocks.exifSentinels.map { prefix + $0.text }
    let note = Array("NoCamera".utf8) + makerNote.bytes
    let exif = file.addDirectory([
      file.text(0x9003, text[5]), file.text(0xA431, text[6]), file.text(0xA420, text[7]),
      file.short(0xA001, 1), file.block(0x927C, note),
    ])
    let gps = file.addDirectory([
      file.block(
        0x0002,
        Blocks.latitude.flatMap {
          file.order.bytes32($0.numerator) + file.order.bytes32($0.denominator)
        }, .rational),
      file.text(0x001C, text[8]),
    ])
    var children = [
      raster(page, jpeg(preview), compression: 7, type: 1, &file),
      raster(page, jpeg(whole), compression: 7, type: 4, &file),
      raster(page, thumbnail.bytes, compression: 1, type: 1, &file),
    ].map { file.addDirectory($0) }
    if isDNG {
      children.append(file.addDirectory(raster(page, depth.bytes, compression: 1, type: 8, &file)))
    }
    var iptc = Blocks.iptc()
    while !iptc.count.isMultiple(of: 4) { iptc.append(0) }
    var fields = raster(page, pixels, compression: 1, type: 0, &file)
    fields += [
      file.short(0x0112, 6), file.text(0x010F, text[0]), file.text(0x010E, text[1]),
      file.text(0x013B, text[2]), file.text(0x8298, text[3]), file.text(0x0131, text[4]),
      file.text(0x010D, document.text), file.text(0x87B1, geography.text),
      file.block(0x02BC, Blocks.xmp(prefix: prefix), .byte), file.block(0x83BB, iptc, .long),
      file.block(0x8649, Blocks.photoshop()), file.block(0x8773, Array("profile".utf8)),
      file.block(0xC634, privateData.bytes, .byte), file.block(0xCD41, c2pa.bytes),
      file.block(0x935C, layers.bytes), file.text(0xFDFD, unknown.text), file.long(0x8769, exif),
      file.long(0x8825, gps),
      file.block(0x014A, children.flatMap { file.order.bytes32($0) }, .long),
    ]
    if isDNG {
      fields += [
        file.block(0xC612, [1, 6, 0, 0], .byte), file.text(0xC62F, dngSerial.text),
        file.text(0xC68B, rawName.text), file.short(0xC65A, 21),
      ]
    }
    file.addPage(fields)
  }

  /// One strip and what describes it.
  private static func raster(
    _ page: Int, _ strip: [UInt8], compression: Int, type: Int, _ file: inout TIFFBuilder
  ) -> [Field] {
    let start = file.add(strip)
    return [
      file.long(0x00FE, type), file.short(0x0100, 16), file.short(0x0101, 16),
      file.short(0x0102, 8), file.short(0x0103, compression), file.short(0x0106, 1),
      file.long(0x0111, start), file.short(0x0115, 1), file.short(0x0116, 16),
      file.long(0x0117, strip.count),
    ]
  }

  /// A picture that says itself where it was taken.
  private static func jpeg(_ sentinel: Sentinel) -> [UInt8] {
    var block = TIFFBlock()
    block.main = [block.short(.orientation, 1)]
    block.gps = [block.ascii(TIFFTag.GPS.areaInformation, sentinel.text)]
    let exif = (try? JPEGSegment.encode(.exif, block.encode())) ?? []
    return [0xFF, 0xD8] + exif + SentinelPicture.frame + SentinelPicture.scan
  }
}
