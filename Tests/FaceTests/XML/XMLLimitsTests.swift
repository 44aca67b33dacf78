import Testing
import XML

struct XMLLimitsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let code: XMLError.Code
  }

  private static let laughs = """
    <!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;&l;&l;&l;&l;&l;&l;&l;">]><a>&m;</a>
    """

  @Test(arguments: [
    Case(testDescription: "a billion laughs", document: laughs, code: .entities),
    Case(
      testDescription: "an external entity",
      document: "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>", code: .entities),
    Case(
      testDescription: "a parameter entity",
      document: "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://example.com/p'>%p;]><a/>", code: .entities
    ),
    Case(
      testDescription: "default attributes",
      document: "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>", code: .entities),
    Case(
      testDescription: "an entity of a document type that is not read",
      document: "<!DOCTYPE a SYSTEM 'a.dtd'><a>&secret;</a>", code: .entities),
    Case(testDescription: "an undeclared entity", document: "<a>&nbsp;</a>", code: .malformed),
    Case(testDescription: "nothing", document: "", code: .malformed),
    Case(testDescription: "no end", document: "<a><b></b>", code: .malformed),
    Case(testDescription: "crossed elements", document: "<a><b></a></b>", code: .malformed),
    Case(testDescription: "one attribute twice", document: "<a b='1' b='2'/>", code: .malformed),
    Case(
      testDescription: "one attribute twice under two prefixes",
      document: "<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>", code: .malformed),
    Case(testDescription: "an undeclared prefix", document: "<p:a/>", code: .malformed),
    Case(testDescription: "two roots", document: "<a/><b/>", code: .malformed),
    Case(testDescription: "something behind the root", document: "<a/>\0\0", code: .malformed),
    Case(
      testDescription: "101 elements inside each other",
      document: String(repeating: "<a>", count: 101) + String(repeating: "</a>", count: 101),
      code: .limitExceeded),
    Case(
      testDescription: "a namespace that every name would repeat",
      document: "<p:a xmlns:p='\(String(repeating: "u", count: 2000))'/>", code: .limitExceeded),
    Case(
      testDescription: "an encoding that expat does not know",
      document: "<?xml version='1.0' encoding='shift_jis'?><a/>", code: .malformed),
  ])
  func refused(_ refused: Case) {
    let error = #expect(throws: XMLError.self) {
      try XMLEvents.all(of: Array(refused.document.utf8))
    }
    #expect(error?.code == refused.code)
  }

  @Test func `the byte limit holds before anything is read`() {
    var limits = XMLEvents.Limits()
    limits.bytes = 3
    let error = #expect(throws: XMLError.self) {
      try XMLEvents.all(of: Array("<a/>".utf8), limits: limits)
    }
    #expect(error?.code == .limitExceeded)
  }

  @Test(arguments: [[0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: XMLError.self) {
      try XMLEvents.all(of: Array("<a>".utf8) + bytes + Array("</a>".utf8))
    }
  }

  @Test func `a property list's document type is fine`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a</key><string>&amp;&#x41;</string></dict></plist>
      """
    let texts = try XMLEvents.all(of: Array(list.utf8)).compactMap { event in
      if case .text(let text) = event.kind { text } else { nil }
    }
    #expect(texts == ["a", "&A"])
  }

  @Test func `every truncation of a document is an error`() {
    let document = Array("<?xml version='1.0'?><a b='c'>text<!-- d --><e/></a>".utf8)
    for length in 0..<document.count {
      #expect(throws: XMLError.self) { try XMLEvents.all(of: Array(document.prefix(length))) }
    }
  }

  @Test func `long text with many lines is read in time proportional to its length`() throws {
    let lines = String(repeating: "x\n", count: 500_000)
    var texts: [Int] = []
    try XMLEvents.parse(Array("<a>\(lines)</a>".utf8)) { event in
      if case .text(let text) = event.kind { texts.append(text.utf8.count) }
    }
    #expect(texts == [1_000_000])
  }
}
