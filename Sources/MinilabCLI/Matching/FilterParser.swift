import JobSpec

/// Reads a filter as it stands in a Swift spec, without a compiler, so that it can be tried before it
/// is put in a job: `.all(of: [.images, .not(.screenshots)])`.
struct FilterParser {
  private let tokens: [FilterToken]
  private var position = 0
  private var depth = 0

  /// - Throws: ``FilterError`` for the first thing that no spec could have there.
  static func parse(_ text: String) throws(FilterError) -> AssetFilter {
    var parser = FilterParser(tokens: try FilterScanner.tokens(of: text))
    let filter = try parser.filter()
    try parser.expect(.end, "the end")
    return filter
  }

  private init(tokens: [FilterToken]) { self.tokens = tokens }

  private mutating func filter() throws(FilterError) -> AssetFilter {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw error("filters nested more than 64 deep") }
    let place = position
    let word = try word("a filter such as .images")
    if let kind = AssetKind(rawValue: word) { return .kind(kind) }
    if let measure = AssetFilter.Measure(rawValue: word) {
      return .measure(AssetFilter.Measured(measure, try bounds(of: measure)))
    }
    if let field = AssetFilter.TextField(rawValue: word) {
      return .text(
        AssetFilter.Containing(
          field, contains: try inBrackets { parser throws(FilterError) in try parser.text() }))
    }
    switch word {
    case "any" where peek.kind != .sign("("): return .any
    case "any": return .any(of: try filters())
    case "all": return .all(of: try filters())
    case "not":
      return .not(try inBrackets { parser throws(FilterError) in try parser.filter() })
    case "captured":
      let bounds = try labelled(["from", "through"]) { parser throws(FilterError) in
        try parser.text()
      }
      return .captured(from: bounds["from"], through: bounds["through"])
    case "format": return .format(try formats())
    case "orientation": return .orientation(try choice(FrameOrientation.self))
    case "playbackStyle": return .playbackStyle(try choice(PlaybackStyle.self))
    case "path": return .path(try inBrackets { parser throws(FilterError) in try parser.text() })
    default:
      let nearest = Suggestion.nearest(to: word, among: FilterWords.all)
      throw FilterError(
        message: "unknown filter '.\(word)'", suggestion: nearest.map { "'.\($0)'" },
        column: tokens[place].column)
    }
  }

  /// `(of: [.a, .b])`.
  private mutating func filters() throws(FilterError) -> [AssetFilter] {
    try inBrackets { parser throws(FilterError) in
      try parser.expect(.label("of"), "'of:'")
      try parser.expect(.sign("["), "'['")
      var filters: [AssetFilter] = []
      while parser.peek.kind != .sign("]") {
        filters.append(try parser.filter())
        guard parser.skip(",") else { break }
      }
      try parser.expect(.sign("]"), "',' or ']'")
      return filters
    }
  }

  /// `(.jpeg, .heic)`.
  private mutating func formats() throws(FilterError) -> [FileFormat] {
    try inBrackets { parser throws(FilterError) in
      var formats: [FileFormat] = []
      repeat {
        let name = try parser.word("a format such as .jpeg")
        guard let known = FilterWords.formats.first(where: { $0.name == name }) else {
          throw parser.unknown("format", name, among: FilterWords.formats.map(\.name))
        }
        formats.append(known.format)
      } while parser.skip(",")
      return formats
    }
  }

  private mutating func bounds(
    of measure: AssetFilter.Measure
  ) throws(FilterError) -> AssetFilter.Bounds {
    let bounds = try labelled(["atLeast", "atMost"]) { parser throws(FilterError) in
      if measure == .fileSize, case .word = parser.peek.kind { return try parser.byteCount() }
      return try parser.number(isWhole: measure.isWhole)
    }
    return AssetFilter.Bounds(atLeast: bounds["atLeast"], atMost: bounds["atMost"])
  }

  /// `.megabytes(2)`.
  private mutating func byteCount() throws(FilterError) -> Double {
    let name = try word("a number of bytes such as .megabytes(2)")
    guard let unit = FilterWords.byteUnits.first(where: { $0.name == name }) else {
      throw unknown("unit", name, among: FilterWords.byteUnits.map(\.name))
    }
    let count = try inBrackets { parser throws(FilterError) in
      try parser.number(isWhole: name == "bytes")
    }
    return Double(unit.count(count).bytes)
  }

  /// `(.landscape)`.
  private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) throws(FilterError) -> Value {
    let names = Value.allCases.map(\.rawValue)
    return try inBrackets { parser throws(FilterError) in
      let name = try parser.word("one of \(names.map { ".\($0)" }.joined(separator: ", "))")
      guard let value = Value(rawValue: name) else {
        throw parser.unknown("word", name, among: names)
      }
      return value
    }
  }
}

// MARK: - Pieces

extension FilterParser {
  private var peek: FilterToken { tokens[position] }

  private func error(_ message: String) -> FilterError {
    FilterError(message: message, column: peek.column)
  }

  /// Of the token just taken.
  private func unknown(_ noun: String, _ name: String, among known: [String]) -> FilterError {
    let nearest = Suggestion.nearest(to: name, among: known)
    return FilterError(
      message: "unknown \(noun) '.\(name)'", suggestion: nearest.map { "'.\($0)'" },
      column: tokens[max(position - 1, 0)].column)
  }

  private mutating func expect(
    _ kind: FilterToken.Kind, _ what: String
  ) throws(FilterError) {
    guard peek.kind == kind else { throw error("expected \(what) but got \(peek.description)") }
    if kind != .end { position += 1 }
  }

  private mutating func skip(_ sign: Character) -> Bool {
    guard peek.kind == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func word(_ what: String) throws(FilterError) -> String {
    guard case .word(let word) = peek.kind else {
      throw error("expected \(what) but got \(peek.description)")
    }
    position += 1
    return word
  }

  private mutating func text() throws(FilterError) -> String {
    guard case .text(let text) = peek.kind else {
      throw error("expected a text in quotes but got \(peek.description)")
    }
    position += 1
    return text
  }

  private mutating func number(isWhole: Bool) throws(FilterError) -> Double {
    let what = isWhole ? "a whole number" : "a number"
    guard case .number(let digits) = peek.kind,
      let value = Double(digits.filter { $0 != "_" }), !isWhole || Int(exactly: value) != nil
    else { throw error("expected \(what) but got \(peek.description)") }
    position += 1
    return value
  }

  private mutating func inBrackets<Value>(
    _ body: (inout FilterParser) throws(FilterError) -> Value
  ) throws(FilterError) -> Value {
    try expect(.sign("("), "'('")
    let value = try body(&self)
    try expect(.sign(")"), "')'")
    return value
  }

  /// `(from: …, through: …)`: each at most once and in this order, as the compiler has it.
  private mutating func labelled<Value>(
    _ labels: [String], _ value: (inout FilterParser) throws(FilterError) -> Value
  ) throws(FilterError) -> [String: Value] {
    try inBrackets { parser throws(FilterError) in
      var values: [String: Value] = [:]
      var rest = labels[...]
      repeat {
        guard case .label(let label) = parser.peek.kind, let index = rest.firstIndex(of: label)
        else {
          let known = rest.map { "'\($0):'" }.joined(separator: " or ")
          throw parser.error(
            "expected \(known.isEmpty ? "')'" : known) but got \(parser.peek.description)")
        }
        parser.position += 1
        values[label] = try value(&parser)
        rest = rest[(index + 1)...]
      } while parser.skip(",")
      return values
    }
  }
}

extension AssetFilter.Measure {
  /// Whether specs give its bounds as `Int`.
  fileprivate var isWhole: Bool {
    switch self {
    case .width, .height, .longEdge, .shortEdge, .fileSize, .rating: true
    case .megapixels, .aspectRatio, .duration: false
    }
  }
}
