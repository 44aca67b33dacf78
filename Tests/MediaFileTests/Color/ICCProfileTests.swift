import MediaFile
import Testing

@Suite struct ICCProfileTests {
  private func profile(_ description: [UInt8], space: String = "RGB ") -> ArraySource {
    typealias B = ByteBuilder
    let header =
      Array(repeating: UInt8(0), count: 16) + B.ascii(space) + Array(repeating: 0, count: 16)
      + B.ascii("acsp") + Array(repeating: 0, count: 88)
    return ArraySource(
      header + B.u32(1) + B.ascii("desc") + B.u32(144) + B.u32(description.count) + description)
  }

  private static func localized(_ records: [(language: String, text: String)]) -> [UInt8] {
    typealias B = ByteBuilder
    var table: [UInt8] = []
    var texts: [UInt8] = []
    for (language, text) in records {
      let units = text.utf16.flatMap { B.u16(Int($0)) }
      table += B.ascii(language) + B.ascii("XX") + B.u32(units.count)
      table += B.u32(16 + records.count * 12 + texts.count)
      texts += units
    }
    return B.ascii("mluc") + B.u32(0) + B.u32(records.count) + B.u32(12) + table + texts
  }

  @Test func `reads both kinds of description`() throws {
    let old = ByteBuilder.ascii("desc") + ByteBuilder.u32(0) + ByteBuilder.u32(5)
    let second = try ICCProfile(profile(old + ByteBuilder.ascii("sRGB\0")))
    #expect(second.description == "sRGB" && second.colorSpace == "RGB ")
    let fourth = try ICCProfile(
      profile(Self.localized([("de", "Anzeige"), ("en", "Display P3")]), space: "CMYK"))
    #expect(fourth.description == "Display P3" && fourth.colorSpace == "CMYK")
    #expect(try ICCProfile(profile(Self.localized([("ja", "表示")]))).description == "表示")
  }

  @Test func `what is no profile is corrupt, and what is cut off does not trap`() {
    #expect(throws: MediaFileError.self) {
      try ICCProfile(ArraySource(Array(repeating: 0, count: 200)))
    }
    let whole = Self.localized([("en", "Display P3")])
    for length in 0..<whole.count {
      _ = try? ICCProfile(profile(Array(whole.prefix(length))))
    }
  }
}
