import JobSpec
import MediaFile
import Testing

@testable import Privacy

/// A proof that cannot fail proves nothing: each remover is switched off in turn.
@Suite struct ProofTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var picture: Int
    var group: PrivacyGroup
    var testDescription: String { "\(SentinelPicture.all[picture]) with \(group.rawValue)" }

    /// Groups of which the pictures hold something.
    static let all = SentinelPicture.all.indices.flatMap { picture in
      PrivacyGroup.allCases.filter { group in
        SentinelPicture.all[picture].sentinels.contains { $0.groups.contains(group) }
      }.map { Case(picture: picture, group: $0) }
    }
  }

  @Test(arguments: Case.all)
  func `an uncleaned file is not proved`(_ item: Case) throws {
    let picture = SentinelPicture.all[item.picture]
    let source = ArraySource(picture.bytes)
    let policy = PrivacyPolicy(remove: [item.group], unknownCarriers: .keep)
    let error = #expect(throws: PrivacyError.self) {
      try Proof.check(
        output: source, format: picture.format, policy: policy, pairing: .keep,
        values: PrivateValues())
    }
    #expect(error?.code == .privacyUnproved)
    #expect(error?.carriers.isEmpty == false)
  }

  @Test(arguments: SentinelPicture.all.indices)
  func `a value left where no walker looks is found`(index: Int) throws {
    let picture = SentinelPicture.all[index]
    let source = ArraySource(picture.bytes)
    let policy = PrivacyPolicy.removing(.location)
    let removal = try Removal.plan(
      of: source, format: picture.format, policy: policy, pairing: .keep)
    let cleaned = try removal.splice.apply(to: source)
    for order in [ByteOrder.littleEndian, .bigEndian] {
      let seconds = Blocks.latitude[2]
      let numbers =
        Cleaner.movies.contains(picture.format)
        ? SentinelMovie.fixedPlace : [seconds.numerator, seconds.denominator]
      let value = numbers.flatMap { order.bytes32($0) }
      let output = try Self.hide(value, in: cleaned, format: picture.format)
      let error = #expect(throws: PrivacyError.self) {
        try Proof.check(
          output: ArraySource(output), format: picture.format, policy: policy, pairing: .keep,
          values: removal.values)
      }
      #expect(error?.code == .privacyUnproved)
    }
  }

  @Test(arguments: ["47.05669", "47,3.4018", "sentinel-exif-area", "sentinel-xmp-nested"])
  func `coordinates and names are found as text`(text: String) throws {
    let picture = SentinelPicture.png
    let policy = PrivacyPolicy.removing(.location)
    let removal = try Removal.plan(
      of: ArraySource(picture.bytes), format: .png, policy: policy, pairing: .keep)
    let cleaned = try removal.splice.apply(to: ArraySource(picture.bytes))
    let output = try Self.hide(Array("at \(text)N".utf8), in: cleaned, format: .png)
    #expect(throws: PrivacyError.self) {
      try Proof.check(
        output: ArraySource(output), format: .png, policy: policy, pairing: .keep,
        values: removal.values)
    }
  }

  @Test func `a text that the policy keeps elsewhere is no evidence`() throws {
    var values = PrivateValues()
    values.remove(text: "Grandmother's garden".utf8, from: "xmp.City")
    #expect(!values.evidence().isEmpty)
    values.keep("Tea in grandmother's garden, Grandmother's garden".utf8)
    #expect(values.evidence().filter { $0.bytes.count == 20 }.isEmpty)
  }

  /// A clean file with a value where only a search finds it: in a comment or title that stays.
  private static func hide(
    _ value: [UInt8], in file: [UInt8], format: FileFormat
  ) throws -> [UInt8] {
    switch format {
    case .jpeg:
      let comment = [0xFF, 0xFE] + ByteOrder.bigEndian.bytes16(2 + value.count) + value
      return file.prefix(2) + comment + file.dropFirst(2)
    case .png:
      let title = PNGChunk.encode("tEXt", Array("Title\0".utf8) + value)
      return file.prefix(33) + title + file.dropFirst(33)
    case .tiff, .dng:
      // In the scan of a picture that is kept beside the page, which is searched.
      let scan = SentinelPicture.scan
      let found = file.indices.first { file[$0...].starts(with: scan) }
      let place = try #require(found) + 20
      return Array(file[..<place]) + value + Array(file[(place + value.count)...])
    case .gif:
      // Places stand in its XMP alone, as text; behind the table of two colours a comment may say one.
      let city = Blocks.xmpSentinels[0].bytes
      let comment: [UInt8] = [0x21, 0xFE, UInt8(city.count)] + city + [0]
      return Array(file[..<19]) + comment + Array(file[19...])
    case .jpegXL:
      return file + BoxBuilder.box("jxll", value)
    case Cleaner.xmp:
      // XML holds no such bytes, but a title may say a city.
      let title = Blocks.xmpSentinels[8].bytes
      let found = file.indices.first { file[$0...].starts(with: title) }
      let place = try #require(found)
      return Array(file[..<place]) + Blocks.xmpSentinels[0].bytes + Array(file[place...])
    case .heic, .quickTimeMovie, .mpeg4Movie:
      // A second statement of the file's type is structure to the walker.
      return file + BoxBuilder.box("styp", value)
    default:
      let source = ArraySource(file)
      let chunks = try RIFFChunks(source).chunks
      var body = Splice()
      // A palette chunk is structure to the walker; here it is a hiding place.
      for chunk in chunks { body.copy(chunk.range) }
      body.insert(RIFFChunk.encode("ANIM", value))
      return try body.asWebP().apply(to: source)
    }
  }
}
