import Testing
import XML

@Suite struct XMLStreamTests {
  /// What a stream hands out for a document that comes in pieces of some length.
  private func events(_ document: String, pieces: Int = 7) throws -> [XMLEvent.Kind] {
    var stream = XMLStream()
    var kinds: [XMLEvent.Kind] = []
    let bytes = Array(document.utf8)
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
