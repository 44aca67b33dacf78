/// A value with one JSON form.
///
/// The form is written by hand, so that it reads well and stays: an enum's case without a value is
/// a string (`"captureDate"`), one with a value is an object of one member
/// (`{"jpeg": {"quality": 82}}`), and what equals its default is left out.
package protocol JSONConvertible {
  /// Reads the form; `place` says where it stands, for the problem's text.
  init(json: JSON, at place: String) throws(Problem)
  var json: JSON { get }
}

extension JSONConvertible {
  /// Reads the form of a whole document.
  package init(json: JSON) throws(Problem) { try self.init(json: json, at: "") }
}

extension Problem {
  package static func expected(_ what: String, got json: JSON, at place: String) -> Problem {
    Problem("Expected \(what) but got \(json.kindName).", at: place)
  }
}

extension Bool: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    guard let value = json.bool else {
      throw .expected("true or false", got: json, at: place)
    }
    self = value
  }
  package var json: JSON { .bool(self) }
}

extension Int: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    guard let value = json.int else {
      throw .expected("a whole number", got: json, at: place)
    }
    self = value
  }
  package var json: JSON { .int(self) }
}

extension Double: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    guard let value = json.number else { throw .expected("a number", got: json, at: place) }
    self = value
  }
  package var json: JSON { JSON(number: self) }
}

extension String: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    guard let value = json.string else { throw .expected("a string", got: json, at: place) }
    self = value
  }
  package var json: JSON { .string(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    guard let elements = json.array else { throw .expected("an array", got: json, at: place) }
    self = []
    reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      append(try Element(json: element, at: "\(place)[\(index)]"))
    }
  }
  package var json: JSON { .array(map(\.json)) }
}

/// Sets are written sorted, so that one set has one form.
extension Set: JSONConvertible where Element: JSONConvertible & Comparable {
  package init(json: JSON, at place: String) throws(Problem) {
    self = Set(try [Element](json: json, at: place))
  }
  package var json: JSON { sorted().json }
}

/// Choices are written as their names; a name that does not exist is refused with those that do.
extension JSONConvertible where Self: RawRepresentable & CaseIterable, RawValue == String {
  package init(json: JSON, at place: String) throws(Problem) {
    let word = try String(json: json, at: place)
    guard let value = Self(rawValue: word) else { throw .unknown(word, Self.names, at: place) }
    self = value
  }
  package var json: JSON { .string(rawValue) }

  static var names: [String] { allCases.map(\.rawValue) }
}

extension Problem {
  /// A word that is none of those that may stand here.
  static func unknown(_ word: String, _ words: [String], at place: String) -> Problem {
    if let near = Spelling.suggestion(for: word, among: words) {
      return Problem("Unknown word \"\(word)\"; did you mean \"\(near)\"?", at: place)
    }
    let choices = words.joined(separator: ", ")
    return Problem("Expected one of \(choices) but got \"\(word)\".", at: place)
  }
}
