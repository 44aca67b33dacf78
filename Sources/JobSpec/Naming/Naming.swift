/// How an output is named: an interpolated string over typed fields.
///
/// The extension is always appended, from the encoding. A `/` makes a folder.
public struct Naming: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A piece of a name.
  public enum Part: Hashable, Sendable {
    case literal(String)
    case field(NamingField)
  }
  public var parts: [Part]

  public init(parts: [Part]) { self.parts = parts }
  public init(stringLiteral value: String) {
    self.parts = value.isEmpty ? [] : [.literal(value)]
  }
  public init(stringInterpolation: StringInterpolation) { self.parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
    public mutating func appendInterpolation(_ field: NamingField) { parts.append(.field(field)) }
    /// - Parameter fallback: What stands where the asset has no such value.
    public mutating func appendInterpolation(_ field: NamingField, else fallback: String) {
      var field = field
      field.fallback = fallback
      parts.append(.field(field))
    }
  }
}

extension Naming {
  /// Mirrors the input's folders: `folder/stem-rendition`.
  public static let mirrored: Naming = "\(.folder)/\(.stem)-\(.rendition)"
  /// Mirrors the input's folders and names, for originals: `folder/stem`.
  public static let mirroredOriginal: Naming = "\(.folder)/\(.stem)"
}
