import MediaFile
import Testing

@Suite struct JPEGFileTests {
  private func read(_ bytes: [UInt8]) throws -> JPEGFile { try JPEGFile(ArraySource(bytes)) }

  @Test(arguments: [
    (UInt8(0xC0), JPEGFrame.Process.baseline, false), (0xC1, .extended, false),
    (0xC2, .progressive, false), (0xC3, .lossless, false), (0xC9, .extended, true),
    (0xCA, .progressive, true),
  ])
  func `knows the process by the frame header`(
    marker: UInt8, process: JPEGFrame.Process, isArithmetic: Bool
  ) throws {
    let file = try read(
      [0xFF, 0xD8] + ByteBuilder.frame(marker, width: 300, height: 200) + ByteBuilder.scan)
    let frame = file.frame
    #expect(frame.process == process && frame.isArithmetic == isArithmetic)
    #expect((frame.width, frame.height, frame.precision) == (300, 200, 8))
    #expect(frame.components.map(\.horizontalSampling) == [2, 1, 1])
  }

  struct Carrier: CustomTestStringConvertible {
    var marker: UInt8
    var text: String
    var content: JPEGPart.Content
    var testDescription: String { "\(content)" }
  }

  @Test(arguments: [
    Carrier(marker: 0xE0, text: "JFIF\0", content: .jfif),
    Carrier(marker: 0xE0, text: "JFXX\0", content: .jfxx),
    Carrier(marker: 0xE1, text: "Exif\0\0", content: .exif),
    Carrier(marker: 0xE1, text: "http://ns.adobe.com/xap/1.0/\0", content: .xmp),
    Carrier(marker: 0xE1, text: "http://ns.adobe.com/xmp/extension/\0", content: .extendedXMP),
    Carrier(marker: 0xE2, text: "ICC_PROFILE\0", content: .iccProfile),
    Carrier(marker: 0xE2, text: "MPF\0", content: .multiPicture),
    Carrier(marker: 0xE2, text: "urn:iso:std:iso:ts:21496:-1\0", content: .isoGainMap),
    Carrier(marker: 0xEB, text: "JP", content: .c2pa),
    Carrier(marker: 0xED, text: "Photoshop 3.0\0", content: .photoshop),
    Carrier(marker: 0xEE, text: "Adobe", content: .adobe),
    Carrier(marker: 0xFE, text: "any words", content: .comment),
    Carrier(marker: 0xE6, text: "GoPro\0", content: .application("APP6 GoPro")),
    Carrier(marker: 0xE1, text: "Exif", content: .application("APP1 Exif")),
    Carrier(marker: 0xE9, text: "", content: .application("APP9")),
  ])
  func `knows a carrier by its signature`(_ carrier: Carrier) throws {
    let file = try read(
      ByteBuilder.jpeg(ByteBuilder.segment(carrier.marker, ByteBuilder.ascii(carrier.text))))
    #expect(file.parts.first?.content == carrier.content)
  }

  @Test func `a profile in parts is joined in their order`() throws {
    func part(_ number: UInt8, _ body: [UInt8]) -> [UInt8] {
      ByteBuilder.segment(0xE2, ByteBuilder.ascii("ICC_PROFILE\0") + [number, 2] + body)
    }
    let file = try read(ByteBuilder.jpeg(part(2, [3, 4]) + part(1, [1, 2])))
    let profile = try #require(try file.iccProfile())
    #expect(try profile.bytes(0..<profile.count) == [1, 2, 3, 4])
    #expect(try read(ByteBuilder.jpeg(part(2, [3, 4]))).iccProfile() == nil)
  }

  @Test func `extended XMP is whole or not there`() throws {
    func part(_ offset: Int, _ body: [UInt8]) -> [UInt8] {
      ByteBuilder.segment(
        0xE1,
        ByteBuilder.ascii("http://ns.adobe.com/xmp/extension/\0")
          + Array(repeating: 0x41, count: 32) + ByteBuilder.u32(4) + ByteBuilder.u32(offset) + body)
    }
    let whole = try read(ByteBuilder.jpeg(part(2, [3, 4]) + part(0, [1, 2])))
    let packet = try #require(try whole.extendedXMP().first?.packet)
    #expect(try packet.bytes(0..<4) == [1, 2, 3, 4])
    #expect(try read(ByteBuilder.jpeg(part(0, [1, 2]))).extendedXMP().isEmpty)
  }

  @Test func `damage has a name`() {
    let cases: [(MediaFileError.Code, [UInt8])] = [
      (.unsupportedFormat, [0x89, 0x50]),
      (.truncated, [0xFF, 0xD8, 0xFF]),
      (.truncated, [0xFF, 0xD8, 0xFF, 0xE1, 0x10, 0x00, 1, 2]),
      (.corrupt, [0xFF, 0xD8, 0xFF, 0xE1, 0x00, 0x01, 1, 2]),
      (.corrupt, [0xFF, 0xD8, 0xFF, 0xD9]),
      (.corrupt, [0xFF, 0xD8] + ByteBuilder.scan),
    ]
    for (code, bytes) in cases {
      #expect {
        try read(bytes)
      } throws: {
        ($0 as? MediaFileError)?.code == code
      }
    }
  }

  @Test func `bytes between segments are passed over and named`() throws {
    let bytes = ByteBuilder.jpeg(ByteBuilder.segment(0xE9, []) + [7, 7, 7])
    #expect(try read(bytes).strays == [6..<9])
    #expect(throws: MediaFileError.self) { try JPEGSegments(ArraySource(bytes)) }
  }
}
