/// A name in JSON is one string: `"{captured:year}/{stem}-{rendition}"`.
///
/// A field stands in braces: its name, its argument behind `:`, and what stands for a missing
/// value behind `|`. A `\` makes the next character plain.
extension Naming: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let text = try String(json: json, at: place)
    var template = NameTemplate(text, at: place)
    self.init(parts: try template.parse())
  }

  package var json: JSON { .string(parts.map(\.template).joined()) }
}

extension Naming.Part {
  fileprivate var template: String {
    switch self {
    case .literal(let text): text.withPlainBraces
    case .field(let field): "{\(field.template)}"
    }
  }
}

extension NamingField {
  /// The fields that take no argument, by their names.
  fileprivate static let plain: [(name: String, value: Value)] = [
    ("folder", .folder), ("stem", .stem), ("rendition", .rendition), ("camera", .camera),
    ("lens", .lens), ("kind", .kind), ("width", .width), ("height", .height),
  ]

  fileprivate static let names = plain.map(\.name) + ["index", "captured"]

  /// The field as a template has it, without its braces; messages use it too.
  package var template: String {
    let name =
      switch value {
      case .index(let digits): "index:\(digits)"
      case .captured(let component): "captured:\(component.rawValue)"
      default: Self.plain.first { $0.value == value }?.name ?? ""
      }
    return fallback.map { "\(name)|\($0.withPlainBraces)" } ?? name
  }
}

extension String {
  fileprivate var withPlainBraces: String {
    map { $0 == "{" || $0 == "}" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }
}

/// Reads a template from left to right.
private struct NameTemplate {
  private let text: String
  private let place: String
  private var rest: Substring

  init(_ text: String, at place: String) {
    self.text = text
    self.place = place
    self.rest = text[...]
  }

  mutating func parse() throws(Problem) -> [Naming.Part] {
    var parts: [Naming.Part] = []
    var literal = ""
    while let character = rest.popFirst() {
      switch character {
      case "\\": literal.append(try takePlain())
      case "{":
        parts += [.literal(literal), .field(try parseField())]
        literal = ""
      case "}":
        throw problem("Expected \"\\}\" for a brace that is meant as such but got \"}\"")
      default:
        literal.append(character)
      }
    }
    return parts + [.literal(literal)]
  }

  private mutating func parseField() throws(Problem) -> NamingField {
    let name = parseUntil([":", "|", "}"])
    let argument =
      rest.first == ":"
      ? {
        rest.removeFirst(); return parseUntil(["|", "}"])
      }() : nil
    let fallback = rest.first == "|" ? try parseFallback() : nil
    guard rest.popFirst() == "}" else { throw problem("Expected a \"}\" after \"{\(name)\"") }
    return NamingField(try value(name, argument), fallback: fallback)
  }

  private mutating func parseUntil(_ ends: Set<Character>) -> String {
    let word = rest.prefix { !ends.contains($0) }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func parseFallback() throws(Problem) -> String {
    rest.removeFirst()
    var fallback = ""
    while let character = rest.first, character != "}" {
      rest.removeFirst()
      fallback.append(character == "\\" ? try takePlain() : character)
    }
    return fallback
  }

  /// After a `\`.
  private mutating func takePlain() throws(Problem) -> Character {
    guard let character = rest.popFirst() else {
      throw problem("Expected a character after the last \"\\\"")
    }
    return character
  }

  private func value(
    _ name: String, _ argument: String?
  ) throws(Problem) -> NamingField.Value {
    switch (name, argument) {
    case ("index", nil): return .index(digits: 4)
    case ("index", let argument?):
      guard let digits = Int(argument) else {
        throw problem("Expected a number of digits but got \"\(argument)\"")
      }
      return .index(digits: digits)
    case ("captured", let argument):
      return .captured(
        try NamingField.DateComponent(json: .string(argument ?? ""), at: "\(place) {captured}"))
    case (_, nil):
      guard let field = NamingField.plain.first(where: { $0.name == name }) else {
        throw .unknown(name, NamingField.names, at: place)
      }
      return field.value
    case (_, let argument?):
      throw problem("Expected {\(name)} without \":\(argument)\"")
    }
  }

  private func problem(_ text: String) -> Problem {
    Problem("\(text) in \"\(self.text)\".", at: place)
  }
}

extension NamingField.DateComponent: JSONConvertible {}
