import Testing

@testable import MediaFile

@Suite struct AppleMakerNoteTests {
  /// An Exif block that holds a maker note of Apple's with some fields.
  static func block(_ fields: [TIFFBlock.Field]) throws -> ExifBlock {
    var note = TIFFBlock(byteOrder: .bigEndian)
    note.main = fields
    let header = Array("Apple iOS\0\0\u{1}MM".utf8)
    let bytes = header + note.encodeDirectories(at: header.count)
    var block = TIFFBlock(byteOrder: .littleEndian)
    block.exif = [.init(.makerNote, .undefined, count: bytes.count, value: bytes)]
    return try ExifBlock(ArraySource(block.encode()))
  }

  static let writer = TIFFBlock(byteOrder: .bigEndian)

  /// 90 units of a timescale of 600: a seventh of a second and a bit.
  static let runTime: [UInt8] = {
    let objects: [[UInt8]] = [
      [0xD2, 1, 2, 3, 4], [0x55] + Array("value".utf8), [0x59] + Array("timescale".utf8),
      [0x10, 90], [0x11, 0x02, 0x58],
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let order = ByteOrder.bigEndian
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + order.bytes(UInt64(objects.count), width: 8)
      + order.bytes(0, width: 8) + order.bytes(UInt64(table), width: 8)
  }()

  @Test func `every field that facts need is read`() throws {
    let writer = Self.writer
    let tag = { (number: UInt16) in TIFFTag(rawValue: number) }
    let note = try #require(
      AppleMakerNote(
        try Self.block([
          .init(tag(0x03), .undefined, count: Self.runTime.count, value: Self.runTime),
          writer.long(tag(0x0A), 3), writer.ascii(tag(0x0B), "BURST-0001"),
          writer.ascii(tag(0x11), "PAIR-0001"), writer.long(tag(0x14), 2),
          writer.ascii(tag(0x15), "IMAGE-0001"), writer.long(tag(0x17), 300),
          .init(
            tag(0x21), .signedRational, count: 1, value: [0, 0, 0, 3, 0, 0, 0, 2]),
          writer.ascii(tag(0x2B), "PHOTO-0001"), writer.long(tag(0x2D), 5000),
          writer.long(tag(0x2E), 6), writer.long(tag(0x45), 1),
        ])))
    #expect(note.runTime == 0.15)
    #expect(note.livePhotoVideoTime == 0.5)
    #expect(note.hdrImageType == 3 && note.captureType == 2 && note.cameraType == 6)
    #expect(note.burstIdentifier == "BURST-0001" && note.contentIdentifier == "PAIR-0001")
    #expect(note.imageIdentifier == "IMAGE-0001" && note.photoIdentifier == "PHOTO-0001")
    #expect(note.hdrHeadroom == 1.5 && note.hdrGain == nil)
    #expect(note.colorTemperature == 5000 && note.isFrontFacing)
  }

  @Test func `without a pair, the place in its movie means nothing`() throws {
    let writer = Self.writer
    let note = AppleMakerNote(
      try Self.block([
        .init(
          TIFFTag(rawValue: 3), .undefined, count: Self.runTime.count, value: Self.runTime),
        writer.long(TIFFTag(rawValue: 0x17), 300),
      ]))
    #expect(note != nil && note?.livePhotoVideoTime == nil)
  }

  @Test func `a property list cut or changed anywhere never traps`() {
    for place in Self.runTime.indices {
      _ = BinaryPropertyList(Array(Self.runTime[..<place]))
      for bits in [0x01, 0x80, 0xFF] as [UInt8] {
        var changed = Self.runTime
        changed[place] ^= bits
        _ = BinaryPropertyList(changed)
      }
    }
  }
}
