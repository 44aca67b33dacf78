/// How an output is named: an interpolated string over typed fields, as
/// `"\(.captured(.year))/\(.stem)-\(.rendition)"`.
///
/// The extension is always appended, from the encoding. A `/` makes a folder. A field that is
/// misspelt does not compile.
public struct Naming: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A piece of a name.
  public enum Part: Hashable, Sendable {
    /// Text as it stands.
    case literal(String)
    /// A value of the asset.
    case field(NamingField)
  }
  /// The pieces in order; literals are never empty, and never stand side by side.
  public private(set) var parts: [Part]

  /// Makes a name of pieces.
  public init(parts: [Part]) {
    self.parts = []
    for part in parts { append(part) }
  }
  /// A name without fields.
  public init(stringLiteral value: String) { self.init(parts: [.literal(value)]) }
  /// A name with fields.
  public init(stringInterpolation: StringInterpolation) {
    self.init(parts: stringInterpolation.parts)
  }

  private mutating func append(_ part: Part) {
    switch (part, parts.last) {
    case (.literal(""), _): return
    case (.literal(let text), .literal(let before)):
      parts[parts.count - 1] = .literal(before + text)
    default: parts.append(part)
    }
  }

  /// Takes the pieces of a string literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Starts a name.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }
    /// Adds a field.
    public mutating func appendInterpolation(_ field: NamingField) { parts.append(.field(field)) }
    /// Adds a field, and what stands where the asset has no such value.
    public mutating func appendInterpolation(_ field: NamingField, else fallback: String) {
      parts.append(.field(NamingField(field.value, fallback: fallback)))
    }
  }
}

extension Naming {
  /// Mirrors the input's folders: `folder/stem-rendition`.
  public static let mirrored: Naming = "\(.folder)/\(.stem)-\(.rendition)"
  /// Mirrors the input's folders and names, for originals: `folder/stem`.
  public static let mirroredOriginal: Naming = "\(.folder)/\(.stem)"

  /// Whether the rendition's name is part of the output's.
  package var tellsRendition: Bool {
    parts.contains { part in
      if case .field(let field) = part { field.value == .rendition } else { false }
    }
  }
}

extension Job {
  /// How a rendition's outputs are named: its own way, else the job's, else mirroring the input.
  package func naming(of rendition: Rendition) -> Naming {
    if let naming = rendition.naming ?? naming { return naming }
    if case .original = rendition.output { return .mirroredOriginal }
    return .mirrored
  }

  /// What is removed from a rendition's outputs.
  package func privacy(of rendition: Rendition) -> PrivacyPolicy { rendition.privacy ?? privacy }
}
