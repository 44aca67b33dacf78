extension JSON {
  /// How a value is laid out.
  package enum Layout: Hashable, Sendable {
    /// On one line, without a space.
    case compact
    /// A member a line, indented by two spaces; arrays of plain values stay on one line.
    case pretty
  }

  /// The value as UTF-8. The same value always gives the same bytes.
  ///
  /// Neither slashes nor characters beyond ASCII are escaped. What is not a number (`nan`,
  /// infinities) has no JSON and is written as `null`.
  package func bytes(_ layout: Layout = .compact) -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    writer.write(self, indent: 0)
    return writer.output
  }

  /// The value as text; see ``bytes(_:)``.
  package func text(_ layout: Layout = .compact) -> String {
    String(decoding: bytes(layout), as: UTF8.self)
  }
}

private struct JSONWriter {
  let layout: JSON.Layout
  var output: [UInt8] = []

  init(layout: JSON.Layout) { self.layout = layout }

  mutating func write(_ value: JSON, indent: Int) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .int(let value): put(String(value))
    case .double(let value): put(value.isFinite ? "\(value)" : "null")
    case .string(let value): write(value)
    case .array(let elements): write(elements, indent: indent)
    case .object(let object): write(object, indent: indent)
    }
  }

  private mutating func write(_ elements: [JSON], indent: Int) {
    let isFlat = layout == .compact || elements.allSatisfy(\.isPlain)
    put("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { put(",") }
      if !isFlat { startLine(indent + 1) } else if index > 0, layout == .pretty { put(" ") }
      write(element, indent: indent + 1)
    }
    if !isFlat { startLine(indent) }
    put("]")
  }

  private mutating func write(_ object: JSON.Object, indent: Int) {
    put("{")
    for (index, member) in object.members.enumerated() {
      if index > 0 { put(",") }
      if layout == .pretty { startLine(indent + 1) }
      write(member.key)
      put(layout == .pretty ? ": " : ":")
      write(member.value, indent: indent + 1)
    }
    if layout == .pretty, !object.members.isEmpty { startLine(indent) }
    put("}")
  }

  private mutating func write(_ string: String) {
    put("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): put("\\\"")
      case UInt8(ascii: "\\"): put("\\\\")
      case 0x0A: put("\\n")
      case 0x0D: put("\\r")
      case 0x09: put("\\t")
      case 0x08: put("\\b")
      case 0x0C: put("\\f")
      case 0..<0x20, 0x7F:
        put(byte < 0x10 ? "\\u000" : "\\u00")
        put(String(byte, radix: 16))
      default: output.append(byte)
      }
    }
    put("\"")
  }

  private mutating func startLine(_ indent: Int) {
    put("\n")
    for _ in 0..<indent { put("  ") }
  }

  private mutating func put(_ text: String) { output.append(contentsOf: text.utf8) }
}

extension JSON {
  /// Neither array nor object.
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
