/// Jobs travel through any coder in their canonical form.
extension Job: Codable {
  /// Reads the canonical form from any decoder.
  public init(from decoder: any Decoder) throws {
    try self.init(json: JSON(from: decoder), at: "")
  }

  /// Writes the canonical form to any encoder; a coder may order members as it likes.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSON: Codable {
  package init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      var members = Object()
      for key in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        members[key.stringValue] = try object.decode(JSON.self, forKey: key)
      }
      self = .object(members)
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSON] = []
      while !array.isAtEnd { elements.append(try array.decode(JSON.self)) }
      self = .array(elements)
    } else {
      try self.init(plain: decoder.singleValueContainer())
    }
  }

  private init(plain container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: AnyKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: AnyKey(stringValue: member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .int(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
