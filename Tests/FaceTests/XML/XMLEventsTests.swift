import Testing
import XML

struct XMLEventsTests {
  /// A document as UTF-8 or UTF-16, with and without a byte order mark.
  enum Encoding: CaseIterable {
    case utf8, utf8WithMark, utf16Little, utf16Big, utf16LittleWithMark, utf16BigWithMark

    func encode(_ text: String) -> [UInt8] {
      let little = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
      let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
      return switch self {
      case .utf8: Array(text.utf8)
      case .utf8WithMark: [0xef, 0xbb, 0xbf] + text.utf8
      case .utf16Little: little
      case .utf16Big: big
      case .utf16LittleWithMark: [0xff, 0xfe] + little
      case .utf16BigWithMark: [0xfe, 0xff] + big
      }
    }
  }

  private static let packet = """
    <?xpacket begin='' id='W5M0'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>
     <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
       xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude = "48,8.5N"
       rdf:about='' plain="a &lt; b &gt; 'c' ü€😀"/><!-- note: ü --><a>one &amp;
    two<![CDATA[<three>]]></a></rdf:RDF></x:xmpmeta><?xpacket end='w'?>
    """

  @Test(arguments: Encoding.allCases)
  func `every range covers what it says, in every encoding`(encoding: Encoding) throws {
    let bytes = encoding.encode(Self.packet)
    let source = { (range: Range<Int>) in Array(bytes[range]) }
    let plain: (String) -> [UInt8] = { text in
      let whole = encoding.encode(text)
      return Array(whole.suffix(whole.count - encoding.encode("").count))
    }
    let events = try XMLEvents.all(of: bytes)
    let names = events.compactMap { event in
      if case .startElement(let name, _) = event.kind {
        name.prefix + ":" + name.local
      } else {
        nil
      }
    }
    #expect(names == ["x:xmpmeta", "rdf:RDF", "rdf:Description", ":a"])

    for event in events {
      switch event.kind {
      case .startElement(_, let attributes):
        for attribute in attributes where attribute.name.local == "GPSLatitude" {
          #expect(attribute.name.matches("GPSLatitude", in: "http://ns.adobe.com/exif/1.0/"))
          #expect(attribute.value == "48,8.5N")
          #expect(source(attribute.range) == plain(" exif:GPSLatitude = \"48,8.5N\""))
          #expect(source(attribute.valueRange) == plain("48,8.5N"))
        }
        for attribute in attributes where attribute.name.local == "plain" {
          #expect(attribute.value == "a < b > 'c' ü€😀")
          #expect(source(attribute.valueRange) == plain("a &lt; b &gt; 'c' ü€😀"))
        }
      case .comment(let text):
        #expect(text == " note: ü ")
        #expect(source(event.range) == plain("<!-- note: ü -->"))
      case .text(let text) where text.contains("three"):
        #expect(text == "one &\ntwo<three>")
        #expect(source(event.range) == plain("one &amp;\ntwo<![CDATA[<three>]]>"))
      case .endElement(let name) where name.local == "a":
        #expect(source(event.range) == plain("</a>"))
      case .endElement(let name) where name.local == "Description":
        #expect(event.range.isEmpty)
      case .processingInstruction(let target, let data) where data.hasPrefix("end"):
        #expect(target == "xpacket")
        #expect(source(event.range) == plain("<?xpacket end='w'?>"))
      default: break
      }
    }
  }

  @Test(arguments: Encoding.allCases)
  func `cutting an attribute leaves a whole document without it`(encoding: Encoding) throws {
    let bytes = encoding.encode(Self.packet)
    for (element, attribute) in try attributes(of: bytes) {
      var cut = bytes
      cut.removeSubrange(attribute.range)
      let left = try attributes(of: cut)
      #expect(!left.contains { $0.0 == element && $0.1.name == attribute.name })
      #expect(left.count == (try attributes(of: bytes).count) - 1)
    }
  }

  private func attributes(of bytes: [UInt8]) throws -> [(XMLName, XMLAttribute)] {
    try XMLEvents.all(of: bytes).flatMap { event -> [(XMLName, XMLAttribute)] in
      guard case .startElement(let name, let attributes) = event.kind else { return [] }
      return attributes.map { (name, $0) }
    }
  }
}
