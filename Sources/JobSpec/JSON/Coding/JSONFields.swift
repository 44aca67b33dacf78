/// Reads the members of one object, and refuses those that nobody asked for.
package struct JSONFields {
  private let object: JSON.Object
  private let place: String
  private var known: Set<String> = []

  package init(_ json: JSON, at place: String) throws(Problem) {
    guard let object = json.object else { throw .expected("an object", got: json, at: place) }
    self.object = object
    self.place = place
  }

  /// The value of a member; `nil` where it is missing or `null`.
  package mutating func optional<Value: JSONConvertible>(
    _ key: String, as type: Value.Type = Value.self
  ) throws(Problem) -> Value? {
    known.insert(key)
    guard let json = object[key], json != .null else { return nil }
    return try Value(json: json, at: place.isEmpty ? key : "\(place).\(key)")
  }

  /// The value of a member, or its default where it is missing.
  package mutating func value<Value: JSONConvertible>(
    _ key: String, default fallback: Value
  ) throws(Problem) -> Value {
    try optional(key) ?? fallback
  }

  /// The value of a member that must be there.
  package mutating func value<Value: JSONConvertible>(
    _ key: String, as type: Value.Type = Value.self
  ) throws(Problem) -> Value {
    guard let value = try optional(key, as: type) else {
      throw Problem("Expected \"\(key)\", which is missing.", at: place)
    }
    return value
  }

  /// Ends the reading: a member that was never asked for is a mistake.
  package func end() throws(Problem) {
    guard let stranger = object.members.first(where: { !known.contains($0.key) }) else { return }
    let ending = Spelling.ending(for: stranger.key, among: known.sorted())
    throw Problem("Unknown key \"\(stranger.key)\"\(ending)", at: place)
  }
}

extension JSON.Object {
  /// Adds a member.
  package mutating func write(_ key: String, _ value: some JSONConvertible) {
    append(key, value.json)
  }

  /// Adds a member where there is a value.
  package mutating func write(_ key: String, _ value: (some JSONConvertible)?) {
    if let value { append(key, value.json) }
  }

  /// Adds a member where the value is not the default.
  package mutating func write<Value: JSONConvertible & Equatable>(
    _ key: String, _ value: Value, unless fallback: Value
  ) {
    if value != fallback { append(key, value.json) }
  }
}
