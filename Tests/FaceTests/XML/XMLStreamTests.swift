import Testing
import XML

@Suite struct XMLStreamTests {
  /// What a stream hands out for a document that comes in pieces of some length.
  private func events(_ document: String, pieces: Int = 7) throws -> [XMLEvent.Kind] {
    try events(Array(document.utf8), pieces: pieces)
  }

  private func events(_ bytes: [UInt8], pieces: Int) throws -> [XMLEvent.Kind] {
    var stream = XMLStream()
    var kinds: [XMLEvent.Kind] = []
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      let end = min(start + pieces, bytes.count)
      try stream.feed(Array(bytes[start..<end]), isLast: end == bytes.count) {
        kinds.append($0.kind)
      }
    }
    return kinds
  }

  private static func attributes(_ kinds: [XMLEvent.Kind]) -> [String] {
    kinds.flatMap { kind -> [String] in
      guard case .startElement(_, let attributes) = kind else { return [] }
      return attributes.map(\.value)
    }
  }

  private static func texts(_ kinds: [XMLEvent.Kind]) -> [String] {
    kinds.compactMap { kind -> String? in
      guard case .text(let text) = kind else { return nil }
      return text
    }
  }

  @Test(arguments: [1, 2, 7, 4096])
  func `pieces read as the whole`(_ pieces: Int) throws {
    let kinds = try events(
      #"<?x y?><a b="1 &amp; 2"><!-- don't --><c>ä&#x263A;</c><![CDATA[<]]></a>"#, pieces: pieces)
    #expect(Self.attributes(kinds) == ["1 & 2"])
    #expect(Self.texts(kinds) == ["ä☺", "<"])
  }

  @Test func `long values and texts lose their ends, and what follows is read`() throws {
    let long = String(repeating: "QUJDé&#xA;", count: 100_000)
    let kinds = try events(
      #"<a b="\#(long)" c='"'>\#(long)<d e="after"/><!-- \#(long) --><f>last</f></a>"#,
      pieces: 1000)
    let values = Self.attributes(kinds)
    #expect(values.dropFirst() == ["\"", "after"])
    #expect(values[0].hasPrefix("QUJDé") && values[0].utf8.count < 300_000)
    #expect(Self.texts(kinds).last == "last")
    #expect(Self.texts(kinds)[0].utf8.count < 20_000)
  }

  @Test func `a cut anywhere in a long value falls between characters`() throws {
    for shift in 0..<4 {
      let long = String(repeating: "a", count: shift) + String(repeating: "€", count: 6000)
      let kinds = try events("<a b=\"\(long)\"/>", pieces: 501)
      #expect(Self.attributes(kinds)[0].allSatisfy { $0 == "a" || $0 == "€" })
    }
  }

  /// UTF-16 of a document, with a byte order mark or without.
  private static func wide(_ document: String, isBig: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? "\u{FEFF}" : "") + document).utf16.flatMap { unit in
      isBig
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 reads as UTF-8, and its values lose their ends too`(
    _ isBig: Bool, _ hasMark: Bool
  ) throws {
    let long = String(repeating: "QUJDé€😀", count: 20_000)
    let document =
      #"<?xml version="1.0" encoding="UTF-16"?><a b="ä😀" c="\#(long)">\#(long)<d>last</d></a>"#
    let bytes = Self.wide(document, isBig: isBig, hasMark: hasMark)
    for pieces in [1, 501, 16384] {
      let kinds = try events(bytes, pieces: pieces)
      let values = Self.attributes(kinds)
      try #require(values.count == 2)
      #expect(values[0] == "ä😀")
      #expect(long.hasPrefix(values[1].dropLast()) && values[1].utf8.count < 10_000)
      #expect(Self.texts(kinds)[0].utf8.count < 20_000)
      #expect(Self.texts(kinds).last == "last")
    }
  }

  @Test func `half a character in UTF-16 is damage`() {
    let whole = Self.wide("<a>x</a>", isBig: true, hasMark: true)
    var broken = whole
    broken.replaceSubrange(8..<10, with: [0xD8, 0x00])
    #expect(throws: Never.self) { try events(whole, pieces: 3) }
    #expect(throws: XMLError.self) { try events(broken, pieces: 3) }
    #expect(throws: XMLError.self) { try events(whole + [0], pieces: 3) }
  }

  @Test func `damage is an error, and what came before was handed out`() {
    var stream = XMLStream()
    var count = 0
    #expect(throws: XMLError.self) {
      try stream.feed(Array("<a><b/>".utf8)) { _ in count += 1 }
      try stream.feed(Array("</c>".utf8), isLast: true) { _ in count += 1 }
    }
    #expect(count == 3)
  }
}
