import MediaFile
import Testing

@Suite struct SnifferTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var format: MediaFormat?
    var testDescription: String { name }

    init(_ name: String, _ format: MediaFormat?, _ bytes: [UInt8]) {
      self.name = name
      self.format = format
      self.bytes = bytes
    }
    init(_ format: MediaFormat?, _ text: String) {
      self.init(String(text.prefix(12)), format, ByteBuilder.ascii(text))
    }
    static func brands(_ format: MediaFormat?, _ major: String, _ others: String...) -> Case {
      Case(
        "\(major) with \(others)", format,
        ByteBuilder.fileType(major, others) + ByteBuilder.box("meta"))
    }
  }

  static let fixed: [Case] = [
    Case("JPEG", .jpeg, [0xFF, 0xD8, 0xFF, 0xE0]),
    Case("PNG", .png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    Case(.gif, "GIF87a"), Case(.gif, "GIF89a"), Case(nil, "GIF90a"),
    Case(.webP, "RIFF....WEBPVP8 "), Case(.avi, "RIFF....AVI LIST"), Case(nil, "RIFF....WAVE"),
    Case("JXL codestream", .jpegXL, [0xFF, 0x0A, 0, 0]),
    Case(
      "JXL boxes", .jpegXL, [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    Case(.raf, "FUJIFILMCCD-RAW 0201"), Case(.orf, "IIRO.."), Case(.orf, "IIRS.."),
    Case(.orf, "MMOR.."), Case("RW2", .rw2, [0x49, 0x49, 0x55, 0, 0x18, 0, 0, 0]),
    Case(.x3f, "FOVb"), Case(.photoshop, "8BPS"), Case(.radiance, "#?RADIANCE\n"),
    Case("EXR", .openEXR, [0x76, 0x2F, 0x31, 0x01]), Case(.pdf, "%PDF-1.7"),
    Case("ASF", .asf, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]),
    Case("FLV", .flashVideo, [0x46, 0x4C, 0x56, 0x01]), Case(.ogg, "OggS"),
    Case("MPEG-PS", .programStream, [0, 0, 1, 0xBA]),
    Case("WebM", .webM, [0x1A, 0x45, 0xDF, 0xA3] + ByteBuilder.ascii("..B.webmB")),
    Case("Matroska", .matroska, [0x1A, 0x45, 0xDF, 0xA3] + ByteBuilder.ascii("..B.matroska")),
    Case("MPEG-TS", .transportStream, packets(stride: 188, first: 0)),
    Case("M2TS", .transportStream, packets(stride: 192, first: 4)),
    Case(.svg, "<?xml version=\"1.0\"?>\n<!-- a drawing -->\n<svg xmlns=\"…\">"),
    Case(.xmp, "\u{EF}\u{BB}\u{BF}<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"),
    Case(.adjustments, "<?xml version=\"1.0\"?><plist><key>adjustmentFormatIdentifier</key>"),
    Case(nil, "<html><body>"), Case(nil, "Good morning, GGGG"), Case(nil, "BM is not a bitmap."),
    Case("nothing", nil, []), Case("one byte", nil, [0xFF]),
  ]

  static let brands: [Case] = [
    .brands(.heic, "heic", "mif1", "heic"), .brands(.heic, "mif1", "heic"),
    .brands(.heic, "heix", "tmap", "mif1"), .brands(.heif, "mif1", "miaf"),
    .brands(.avif, "avif", "mif1", "miaf"), .brands(.avif, "mif1", "avif"),
    .brands(.avifSequence, "avis", "avif", "msf1"), .brands(.avci, "avci", "mif1"),
    .brands(.cr3, "crx ", "isom"), .brands(.quickTime, "qt  "), .brands(.mpeg4, "isom", "mp41"),
    .brands(.mpeg4, "mp42"), .brands(.m4v, "M4V ", "mp42"), .brands(.threeGPP, "3gp5", "isom"),
    .brands(.threeGPP2, "3g2a"), .brands(.mpeg4Audio, "M4A ", "mp42"),
    .brands(nil, "what", "ever"), .brands(.mpeg4, "what", "iso6"),
    Case(
      "a sequence with its movie", .heicSequence,
      ByteBuilder.fileType("msf1", ["hevc"]) + ByteBuilder.box("moov")),
    Case("old QuickTime", .quickTime, ByteBuilder.box("wide") + ByteBuilder.box("mdat")),
    Case("a movie first", .quickTime, ByteBuilder.box("moov", ByteBuilder.box("mvhd"))),
    Case("free alone", nil, ByteBuilder.box("free")),
  ]

  static let directories: [Case] = [
    Case("TIFF", .tiff, directory([(0x0106, 2)])),
    Case("BigTIFF", .tiff, [0x4D, 0x4D, 0, 43, 0, 8, 0, 0]),
    Case("DNG", .dng, directory([(0x0106, 32803), (0xC612, 0x0104)])),
    Case("CR2", .cr2, [0x49, 0x49, 42, 0, 16, 0, 0, 0, 0x43, 0x52, 2, 0]),
    Case("raw without a known maker", .cameraRaw, directory([(0x0106, 32803)])),
    Case("NEF", .nef, directory([(0x0103, 34713)], make: "NIKON CORPORATION")),
    Case("ARW", .arw, directory([(0x0106, 32803)], make: "SONY")),
    Case("PEF", .pef, directory([(0x0103, 65535)], make: "PENTAX")),
    Case("SRW", .srw, directory([(0x0103, 32770)], make: "SAMSUNG")),
    Case("rendered by a Nikon", .tiff, directory([(0x0106, 2)], make: "NIKON")),
    Case("a directory past the end", .tiff, [0x4D, 0x4D, 0, 42, 0xFF, 0xFF, 0xFF, 0xFF]),
  ]

  @Test(arguments: fixed + brands + directories)
  func `knows a format by its bytes`(_ sample: Case) throws {
    #expect(try Sniffer.format(of: ArraySource(sample.bytes)) == sample.format)
  }

  @Test(arguments: fixed + brands + directories)
  func `never traps on a beginning that is cut off`(_ sample: Case) throws {
    for length in 0...sample.bytes.count {
      _ = try Sniffer.format(of: ArraySource(Array(sample.bytes.prefix(length))))
    }
  }

  private static func packets(stride: Int, first: Int) -> [UInt8] {
    (0..<4 * stride).map { $0 % stride == first ? 0x47 : 0 }
  }

  /// A TIFF of one directory with LONG values.
  private static func directory(_ entries: [(tag: Int, value: Int)], make: String? = nil) -> [UInt8]
  {
    let count = entries.count + (make == nil ? 0 : 1)
    var bytes = ByteBuilder.ascii("MM") + ByteBuilder.u16(42) + ByteBuilder.u32(8)
    bytes += ByteBuilder.u16(count)
    for (tag, value) in entries {
      bytes += ByteBuilder.u16(tag) + ByteBuilder.u16(4) + ByteBuilder.u32(1)
      bytes += ByteBuilder.u32(value)
    }
    if let make {
      bytes += ByteBuilder.u16(0x010F) + ByteBuilder.u16(2) + ByteBuilder.u32(make.utf8.count + 1)
      bytes += ByteBuilder.u32(8 + 2 + count * 12 + 4)
    }
    bytes += ByteBuilder.u32(0)
    if let make { bytes += ByteBuilder.ascii(make) + [0] }
    return bytes
  }
}
