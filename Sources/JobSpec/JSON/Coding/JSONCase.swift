/// The form of an enum's case: a string, or an object whose only member is named like the case.
package struct JSONCase {
  package let name: String
  /// What the case holds; `nil` where the form is a bare string.
  package let payload: JSON?
  private let place: String

  package init(_ json: JSON, at place: String) throws(Problem) {
    switch json {
    case .string(let name):
      self.init(name: name, payload: nil, place: place)
    case .object(let object):
      guard let member = object.members.first, object.members.count == 1 else {
        let keys = object.members.map { "\"\($0.key)\"" }.joined(separator: ", ")
        throw Problem(
          "Expected an object with one key but got \(keys.isEmpty ? "none" : keys).", at: place)
      }
      self.init(name: member.key, payload: member.value, place: place)
    default:
      throw .expected("a string or an object with one key", got: json, at: place)
    }
  }

  private init(name: String, payload: JSON?, place: String) {
    self.name = name
    self.payload = payload
    self.place = place
  }

  /// What the case holds; an error where it holds nothing.
  package func value<Value: JSONConvertible>(
    as type: Value.Type = Value.self
  ) throws(Problem) -> Value {
    guard let payload else {
      throw Problem("Expected {\"\(name)\": …} but got the bare word \"\(name)\".", at: place)
    }
    return try Value(json: payload, at: innerPlace)
  }

  /// What the case holds, or its default where the form is a bare string.
  package func value<Value: JSONConvertible>(default fallback: Value) throws(Problem) -> Value {
    guard let payload else { return fallback }
    return try Value(json: payload, at: innerPlace)
  }

  /// Refuses what stands behind a case that holds nothing.
  package func holdsNothing() throws(Problem) {
    guard payload == nil else {
      throw Problem("Expected the bare word \"\(name)\" but got an object.", at: place)
    }
  }

  /// The error for a name that is none of the cases.
  package func unknown(among names: [String]) -> Problem { .unknown(name, names, at: place) }

  private var innerPlace: String { place.isEmpty ? name : "\(place).\(name)" }
}

extension JSON {
  /// The form of a case that holds a value.
  package static func `case`(_ name: String, _ payload: some JSONConvertible) -> JSON {
    [name: payload.json]
  }

  /// The form of a case that holds a value; a bare string where the value is the default.
  package static func `case`<Payload: JSONConvertible & Equatable>(
    _ name: String, _ payload: Payload, unless fallback: Payload
  ) -> JSON {
    payload == fallback ? .string(name) : .case(name, payload)
  }
}
