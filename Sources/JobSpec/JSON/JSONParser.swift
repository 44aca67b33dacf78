extension JSON {
  /// What a parser accepts at most.
  package struct ParsingLimits: Hashable, Sendable {
    package var bytes: Int
    /// Arrays and objects inside one another.
    package var depth: Int
    package init(bytes: Int = 64 << 20, depth: Int = 256) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// Reads one value (RFC 8259, nothing more) and nothing after it but white space.
  package init(
    parsing bytes: [UInt8], limits: ParsingLimits = ParsingLimits()
  ) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, limits: limits)
    self = try parser.parseDocument()
  }

  /// Reads one value from a text.
  package init(
    parsing text: String, limits: ParsingLimits = ParsingLimits()
  ) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }
}

/// One pass over the bytes; depth is the only recursion, and it is bounded.
private struct JSONParser {
  let bytes: [UInt8]
  let limits: JSON.ParsingLimits
  var index = 0
  var depth = 0

  init(bytes: [UInt8], limits: JSON.ParsingLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func parseDocument() throws(JSONError) -> JSON {
    guard bytes.count <= limits.bytes else { throw error(.tooLarge(limit: limits.bytes)) }
    skipWhiteSpace()
    let value = try parseValue()
    skipWhiteSpace()
    guard index == bytes.count else { throw error(.expected("the end after the value")) }
    return value
  }

  private mutating func parseValue() throws(JSONError) -> JSON {
    guard let byte = peek else { throw error(.expected("a value")) }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { parser throws(JSONError) in try parser.parseObject() }
    case UInt8(ascii: "["):
      return try nested { parser throws(JSONError) in try parser.parseArray() }
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    default: throw error(.expected("a value"))
    }
  }

  private mutating func nested(
    _ parse: (inout JSONParser) throws(JSONError) -> JSON
  ) throws(JSONError) -> JSON {
    guard depth < limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let expected = Array("\(word)".utf8)
    guard bytes[index...].starts(with: expected) else { throw error(.expected("a value")) }
    index += expected.count
    return value
  }
}

// MARK: - Arrays and objects

extension JSONParser {
  private mutating func parseArray() throws(JSONError) -> JSON {
    index += 1
    skipWhiteSpace()
    var elements: [JSON] = []
    if skip(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try parseValue())
      skipWhiteSpace()
      if skip(UInt8(ascii: "]")) { return .array(elements) }
      guard skip(UInt8(ascii: ",")) else { throw error(.expected("\",\" or \"]\"")) }
      skipWhiteSpace()
    }
  }

  private mutating func parseObject() throws(JSONError) -> JSON {
    index += 1
    skipWhiteSpace()
    var object = JSON.Object()
    if skip(UInt8(ascii: "}")) { return .object(object) }
    var keys: Set<String> = []
    while true {
      let start = index
      guard peek == UInt8(ascii: "\"") else { throw error(.expected("a key in quotes")) }
      let key = try parseString()
      guard keys.insert(key).inserted else { throw error(.duplicateKey(key), at: start) }
      skipWhiteSpace()
      guard skip(UInt8(ascii: ":")) else { throw error(.expected("\":\"")) }
      skipWhiteSpace()
      object.append(key, try parseValue())
      skipWhiteSpace()
      if skip(UInt8(ascii: "}")) { return .object(object) }
      guard skip(UInt8(ascii: ",")) else { throw error(.expected("\",\" or \"}\"")) }
      skipWhiteSpace()
    }
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func parseString() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error(.notUTF8, at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        index += 1
        try parseEscape(into: &text)
      case 0..<0x20:
        throw error(.controlCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(.expected("a closing quote"))
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = index - 1
    guard let byte = peek else { throw error(.badEscape, at: start) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try parseScalar(from: start)
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    default: throw error(.badEscape, at: start)
    }
  }

  private mutating func parseScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try parseFourHexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u"))
    else { throw error(.loneSurrogate, at: start) }
    let second = try parseFourHexDigits(from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func parseFourHexDigits(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(.badEscape, at: start)
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}

// MARK: - Numbers

extension JSONParser {
  private mutating func parseNumber() throws(JSONError) -> JSON {
    let start = index
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits() }
    var isWhole = true
    if skip(UInt8(ascii: ".")) {
      isWhole = false
      try skipDigits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isWhole = false
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, text != "-0", let whole = Int(text) { return .int(whole) }
    guard let number = Double(text), number.isFinite else {
      throw error(.numberOutOfRange, at: start)
    }
    return .double(number)
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw error(.expected("a digit")) }
  }
}

// MARK: - Moving

extension JSONParser {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private func error(_ reason: JSONError.Reason, at place: Int? = nil) -> JSONError {
    let before = bytes.prefix(place ?? index)
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONError(reason: reason, line: line, column: before.count - lineStart + 1)
  }
}
