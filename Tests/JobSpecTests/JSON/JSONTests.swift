import JobSpec
import Testing

@Suite struct JSONTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let value: JSON
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "null", value: nil), Case(text: " true\n", value: true),
    Case(text: "0", value: 0), Case(text: "-12", value: -12), Case(text: "1.5e2", value: 150.0),
    Case(text: "1.0", value: 1.0), Case(text: "-0", value: .double(-0.0)),
    Case(text: "9223372036854775807", value: .int(.max)),
    Case(text: "9223372036854775808", value: .double(9_223_372_036_854_775_808)),
    Case(text: #""a\"\\\/\b\f\n\r\t\u00e9\uD83D\ude00é""#, value: "a\"\\/\u{8}\u{c}\n\r\té😀é"),
    Case(text: "[ ]", value: []), Case(text: "[1,[2],{\"a\":3}]", value: [1, [2], ["a": 3]]),
    Case(text: "{\"b\":1,\"a\":{}}", value: ["b": 1, "a": .object(JSON.Object())]),
  ])
  func `reads what RFC 8259 allows`(_ test: Case) throws {
    #expect(try JSON(parsing: test.text) == test.value)
  }

  @Test(arguments: [
    ("", 1, 1), ("nul", 1, 1), ("01", 1, 2), ("1.", 1, 3), ("+1", 1, 1), (".5", 1, 1), ("1e", 1, 3),
    ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\"a\" 1}", 1, 6), ("{a:1}", 1, 2), ("{\"a\":1,}", 1, 8),
    ("{\n  \"a\": 1,\n  \"a\": 2}", 3, 3), ("\"a", 1, 3), ("\"\n\"", 1, 2), ("\"\\x\"", 1, 2),
    ("\"\\ud800\"", 1, 2), ("\"\\udc00\"", 1, 2), ("\"\\ud83d\\u0041\"", 1, 2), ("1e999", 1, 1),
    ("1 2", 1, 3), ("'a'", 1, 1), ("\u{FEFF}1", 1, 1), ("NaN", 1, 1), ("// x\n1", 1, 1),
  ])
  func `refuses everything else, with the place`(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test func `refuses what is not UTF-8`() {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xE9, 0x22]) }
    #expect(error?.reason == .notUTF8)
  }

  @Test func `is bounded in depth and size`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSON(parsing: deep) }
    let limits = JSON.ParsingLimits(bytes: 4, depth: 2)
    #expect(throws: Never.self) { try JSON(parsing: "[[]]", limits: limits) }
    #expect(throws: JSONError.self) { try JSON(parsing: "[[0]]", limits: limits) }
    let shallow = JSON.ParsingLimits(depth: 1)
    let error = #expect(throws: JSONError.self) { try JSON(parsing: "[[]]", limits: shallow) }
    #expect(error?.reason == .tooDeep(limit: 1))
  }

  @Test func `writes one form and no other`() throws {
    let value: JSON = [
      "path": "a/b é😀\u{1}\u{7f}", "n": [1, 2.5, nil, false], "list": [["a": 1], []],
      "none": .object(JSON.Object()), "bad": .double(.nan),
    ]
    #expect(
      value.text()
        == #"{"path":"a/b é😀\u0001\u007f","n":[1,2.5,null,false],"#
        + #""list":[{"a":1},[]],"none":{},"bad":null}"#)
  }

  @Test func `breaks lines only where a value is longer than one`() {
    let long = JSON.array((1...30).map { .int(100 + $0) })
    let value: JSON = ["short": ["a": [1, 2], "b": ["c": nil]], "long": long]
    let numbers = (1...30).map { "    \(100 + $0)" }.joined(separator: ",\n")
    #expect(
      value.text(.pretty) == """
        {
          "short": {"a": [1, 2], "b": {"c": null}},
          "long": [
        \(numbers)
          ]
        }
        """)
  }

  @Test(arguments: [0.1, 1e-7, 1e300, -2.5, 1e16, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func `numbers survive`(_ number: Double) throws {
    #expect(try JSON(parsing: JSON.double(number).text()).number == number)
    #expect(try JSON(parsing: JSON(number: number).text()).number == number)
  }

  @Test func `every byte string survives base64`() {
    for count in 0...70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + count) }
      #expect(Base64.decode(Base64.encode(bytes)) == bytes)
    }
    #expect(Base64.encode(Array("foobar".utf8)) == "Zm9vYmFy")
    #expect(Base64.encode(Array("foob".utf8)) == "Zm9vYg==")
    for bad in ["Zg", "Zg=", "Zh==", "Z===", "Zg==Zg==", "Zm9v\n", "Zm 9"] {
      #expect(Base64.decode(bad) == nil)
    }
  }
}
