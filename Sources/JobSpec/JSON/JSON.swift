/// A JSON value.
///
/// Objects keep the order of their members, and whole numbers stay apart from the others, so that
/// what was read can be written again as it was.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object(Object)

  /// Members in the order in which they were written; no key occurs twice.
  package struct Object: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
      package var key: String
      package var value: JSON
    }
    package private(set) var members: [Member]

    package init() { members = [] }

    /// The value under a key. A new key goes last; `nil` removes the member.
    package subscript(key: String) -> JSON? {
      get { members.first { $0.key == key }?.value }
      set {
        guard let index = members.firstIndex(where: { $0.key == key }) else {
          if let newValue { members.append(Member(key: key, value: newValue)) }
          return
        }
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      }
    }

    /// Adds a member whose key is known to be new.
    package mutating func append(_ key: String, _ value: JSON) {
      members.append(Member(key: key, value: value))
    }
  }
}

// MARK: - Looking inside

extension JSON {
  /// What the value is, for messages: `a string`, `an object` …
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .int, .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The member of an object; `nil` where there is none or the value is no object.
  package subscript(key: String) -> JSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var int: Int? { if case .int(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
  package var object: Object? { if case .object(let value) = self { value } else { nil } }
  /// Any number.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}

// MARK: - Making

extension JSON {
  /// A number, written without a fraction where it has none.
  package init(number: Double) {
    let isSmall = number.magnitude < 9_007_199_254_740_992  // 2⁵³; `Int(exactly:)` needs libm
    self = isSmall && Double(Int(number)) == number ? .int(Int(number)) : .double(number)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Keeps the order of the literal.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    var object = Object()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
