/// A word of a filter as it is written in a spec, and where it stands.
struct FilterToken: Hashable {
  enum Kind: Hashable {
    /// `.images`, without its dot.
    case word(String)
    /// `of:` or `atLeast:`, without the colon.
    case label(String)
    case text(String)
    case number(String)
    /// One of `( ) [ ] ,`.
    case sign(Character)
    case end
  }

  var kind: Kind
  /// Characters from the start of the filter.
  var column: Int

  /// How a message calls it.
  var description: String {
    switch kind {
    case .word(let word): "'.\(word)'"
    case .label(let label): "'\(label):'"
    case .text(let text): "\"\(text)\""
    case .number(let number): "'\(number)'"
    case .sign(let sign): "'\(sign)'"
    case .end: "the end"
    }
  }
}

/// Why a filter cannot be read: one sentence, and the place.
struct FilterError: Error, Hashable {
  var message: String
  var suggestion: String?
  var column: Int

  /// The sentence, the filter, and a caret below the place.
  func text(in filter: String) -> String {
    let sentence = suggestion.map { "\(message); did you mean \($0)?" } ?? "\(message)."
    return "\(sentence)\n  \(filter)\n  \(String(repeating: " ", count: column))^"
  }
}

/// Cuts a filter into tokens.
struct FilterScanner {
  private let letters: [Character]
  private var position = 0

  static func tokens(of text: String) throws(FilterError) -> [FilterToken] {
    var scanner = FilterScanner(letters: Array(text))
    var tokens: [FilterToken] = []
    while true {
      let token = try scanner.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private init(letters: [Character]) { self.letters = letters }

  private mutating func next() throws(FilterError) -> FilterToken {
    while position < letters.count, letters[position].isWhitespace { position += 1 }
    let start = position
    guard position < letters.count else { return FilterToken(kind: .end, column: start) }
    let letter = letters[position]
    if "()[],".contains(letter) {
      position += 1
      return FilterToken(kind: .sign(letter), column: start)
    }
    if letter == "\"" { return FilterToken(kind: .text(try text()), column: start) }
    if letter == ".", position + 1 < letters.count, letters[position + 1].isLetter {
      position += 1
      return FilterToken(kind: .word(take { $0.isLetter || $0.isNumber }), column: start)
    }
    if letter.isNumber || letter == "-" {
      position += 1
      return FilterToken(
        kind: .number("\(letter)" + take { $0.isNumber || $0 == "." || $0 == "_" }), column: start)
    }
    let name = take { $0.isLetter || $0.isNumber }
    if !name.isEmpty, position < letters.count, letters[position] == ":" {
      position += 1
      return FilterToken(kind: .label(name), column: start)
    }
    throw FilterError(
      message: "unexpected '\(name.isEmpty ? String(letter) : name)'",
      suggestion: FilterWords.all.contains(name) ? "'.\(name)'" : nil, column: start)
  }

  private mutating func take(while test: (Character) -> Bool) -> String {
    let start = position
    while position < letters.count, test(letters[position]) { position += 1 }
    return String(letters[start..<position])
  }

  /// A string literal with `\"` and `\\`.
  private mutating func text() throws(FilterError) -> String {
    let start = position
    position += 1
    var content = ""
    while position < letters.count, letters[position] != "\"" {
      if letters[position] == "\\", position + 1 < letters.count,
        "\"\\".contains(letters[position + 1])
      {
        position += 1
      }
      content.append(letters[position])
      position += 1
    }
    guard position < letters.count else {
      throw FilterError(message: "a text without its closing quote", column: start)
    }
    position += 1
    return content
  }
}
