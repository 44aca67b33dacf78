/// A pattern over a whole relative path.
///
/// `?` stands for one character and `*` for any number of them, neither for a `/`; `[a-z]` and
/// `[!a-z]` for one of a set; `**` for anything, so that `**/raw/*` finds folders at any depth;
/// `\` makes the next character plain. Characters compare as people see them: composed or not.
package struct Glob: Hashable, Sendable {
  package enum Mistake: Error, Hashable, Sendable {
    case empty
    case unclosedSet
    case emptySet
    case endsInBackslash
  }

  private enum Token: Hashable, Sendable {
    case one(Character)
    case anyOne
    case set([ClosedRange<Character>], isNegated: Bool)
    /// `*`
    case anyName
    /// `**`
    case anything
    /// `**/`: nothing, or whole folders.
    case folders
  }
  private let tokens: [Token]

  package init(_ pattern: String) throws(Mistake) {
    var tokens: [Token] = []
    var rest = pattern[...]
    guard !rest.isEmpty else { throw .empty }
    while let character = rest.popFirst() {
      switch character {
      case "?": tokens.append(.anyOne)
      case "*" where rest.first == "*": tokens.append(Self.takeAnything(&rest, after: tokens.last))
      case "*": tokens.append(.anyName)
      case "[": tokens.append(try Self.takeSet(&rest))
      case "\\":
        guard let plain = rest.popFirst() else { throw .endsInBackslash }
        tokens.append(.one(plain))
      default: tokens.append(.one(character))
      }
    }
    self.tokens = tokens
  }

  /// After the first `*` of two or more.
  private static func takeAnything(_ rest: inout Substring, after before: Token?) -> Token {
    rest = rest.drop { $0 == "*" }
    guard rest.first == "/", before == nil || before == .one("/") else { return .anything }
    rest.removeFirst()
    return .folders
  }

  /// After a `[`. A `]` that comes first is one of the set.
  private static func takeSet(_ rest: inout Substring) throws(Mistake) -> Token {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = rest.popFirst() {
      if first == "]", !ranges.isEmpty { return .set(ranges, isNegated: isNegated) }
      let next = rest.dropFirst().first
      guard rest.first == "-", let last = next, last != "]" else {
        ranges.append(first...first)
        continue
      }
      guard first <= last else { throw .emptySet }
      rest.removeFirst(2)
      ranges.append(first...last)
    }
    throw .unclosedSet
  }
}

// MARK: - Matching

extension Glob {
  /// Whether the whole path matches. Every place of the pattern that may be reached is followed at
  /// once, so that time grows with pattern × path, whatever the pattern.
  package func matches(_ path: String) -> Bool {
    var reached = Set<Place>()
    enter(0, into: &reached)
    for character in path {
      var next = Set<Place>()
      for place in reached { step(place, over: character, into: &next) }
      if next.isEmpty { return false }
      reached = next
    }
    return reached.contains(Place(token: tokens.count, isInside: false))
  }

  private struct Place: Hashable {
    var token: Int
    /// Inside the folders of a `**/`, which ends at a `/` only.
    var isInside: Bool
  }

  /// Reaches a token, and those behind it where it may stand for nothing.
  private func enter(_ token: Int, into places: inout Set<Place>) {
    guard places.insert(Place(token: token, isInside: false)).inserted, token < tokens.count else {
      return
    }
    switch tokens[token] {
    case .anyName, .anything, .folders: enter(token + 1, into: &places)
    case .one, .anyOne, .set: break
    }
  }

  private func step(_ place: Place, over character: Character, into places: inout Set<Place>) {
    guard place.token < tokens.count else { return }
    let next = place.token + 1
    switch tokens[place.token] {
    case .one(let wanted): if character == wanted { enter(next, into: &places) }
    case .anyOne: if character != "/" { enter(next, into: &places) }
    case .set(let ranges, let isNegated):
      let isMember = ranges.contains { $0.contains(character) }
      if character != "/", isMember != isNegated { enter(next, into: &places) }
    case .anyName: if character != "/" { enter(place.token, into: &places) }
    case .anything: enter(place.token, into: &places)
    case .folders:
      places.insert(Place(token: place.token, isInside: true))
      if character == "/" { enter(next, into: &places) }
    }
  }
}
