extension JSON {
  /// How a value is laid out.
  package enum Layout: Hashable, Sendable {
    /// On one line, without a space.
    case compact
    /// Indented by two spaces; an array or object that fits into 80 columns stays on one line.
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
  /// Gives up on a value that grows beyond this many bytes; only for trying.
  var limit = Int.max
  private var isInline: Bool

  init(layout: JSON.Layout, isInline: Bool = false) {
    self.layout = layout
    self.isInline = isInline || layout == .compact
  }

  mutating func write(_ value: JSON, indent: Int) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .int(let value): put(String(value))
    case .double(let value): put(value.isFinite ? "\(value)" : "null")
    case .string(let value): write(value)
    case .array(let elements):
      writeList("[", "]", of: elements, value, indent: indent) { writer, element in
        writer.write(element, indent: indent + 1)
      }
    case .object(let object):
      writeList("{", "}", of: object.members, value, indent: indent) { writer, member in
        writer.write(member.key)
        writer.put(writer.layout == .pretty ? ": " : ":")
        writer.write(member.value, indent: indent + 1)
      }
    }
  }

  private mutating func writeList<Element>(
    _ opening: String, _ closing: String, of elements: [Element], _ whole: JSON, indent: Int,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    if !isInline, let line = oneLine(whole, indent: indent) {
      output.append(contentsOf: line)
      return
    }
    put(opening)
    for (index, element) in elements.enumerated() {
      guard output.count <= limit else { return }
      if index > 0 { put(isInline && layout == .pretty ? ", " : ",") }
      if !isInline { startLine(indent + 1) }
      write(&self, element)
    }
    if !isInline { startLine(indent) }
    put(closing)
  }

  /// The value without line breaks, where that fits.
  private func oneLine(_ value: JSON, indent: Int) -> [UInt8]? {
    let lineStart = output.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var trial = JSONWriter(layout: layout, isInline: true)
    trial.limit = 80 - (output.count - lineStart)
    trial.write(value, indent: indent)
    return trial.output.count <= trial.limit ? trial.output : nil
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
