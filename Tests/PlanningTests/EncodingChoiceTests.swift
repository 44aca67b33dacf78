import AssetFacts
import JobSpec
import Planning
import Testing

struct EncodingChoiceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var encoding: ImageEncoding
    var format: FileFormat
    var expected: EncodingChoice
    var size: ImageSize
    var change: @Sendable (inout AssetFacts) -> Void

    init(
      _ name: String, _ encoding: ImageEncoding, _ format: FileFormat, _ expected: EncodingChoice,
      size: ImageSize = .full, _ change: @escaping @Sendable (inout AssetFacts) -> Void = { _ in }
    ) {
      testDescription = name
      self.encoding = encoding
      self.format = format
      self.expected = expected
      self.size = size
      self.change = change
    }
  }

  static let small = ImageSize.within(100)
  static let jpeg = EncodingChoice.encode(.jpeg)
  static let cases = [
    Case("concrete", .webp, .jpeg, .encode(.webp)),
    Case("current, nothing to do", .current, .jpeg, .keep),
    Case("current, smaller", .current, .webP, .encode(.webp), size: small),
    Case("current HEIC", .current, .heic, .encode(.heic)),
    Case("current of what cannot be written", .current, .dng, jpeg),
    Case("current, turned", .current, .jpeg, jpeg) { $0.orientation = 6 },
    Case("current, other colours", .current, .jpeg, jpeg) { $0.colorProfile = "Display P3" },
    Case("compatible JPEG", .compatible, .jpeg, .keep),
    Case("compatible JPEG, smaller", .compatible, .jpeg, jpeg, size: small),
    Case("compatible CMYK", .compatible, .jpeg, jpeg) { $0.channels = .cmyk },
    Case("compatible PNG", .compatible, .png, .keep),
    Case("compatible PNG, smaller", .compatible, .png, .encode(.png), size: small),
    Case("compatible PNG of 16 bits", .compatible, .png, jpeg) { $0.bitDepth = 16 },
    Case("compatible HEIC", .compatible, .heic, jpeg),
    Case("compatible WebP", .compatible, .webP, jpeg),
    Case("accepted", .automatic(accepting: [.webP]), .webP, .keep),
    Case("accepted HEIC", .automatic(accepting: [.heic]), .heic, .encode(.heic)),
    Case("not accepted", .automatic(accepting: [.png]), .heic, jpeg),
    Case("size unknown", .current, .jpeg, jpeg) { $0.width = nil },
  ]

  @Test(arguments: cases)
  func `is concrete`(_ sample: Case) {
    var facts = AssetFacts(format: sample.format, bytes: 1000)
    facts.width = 640
    facts.height = 480
    sample.change(&facts)
    let options = Rendition.ImageOptions(sample.encoding, size: sample.size)
    #expect(EncodingChoice(options, color: .sRGB, hdr: .preserve, of: facts) == sample.expected)
  }
}
