extension UTType {
  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration?.supertypes ?? []
    while let identifier = open.popLast() {
      guard found.insert(UTType(declared: identifier)).inserted else { continue }
      open += Declaration.byIdentifier[identifier]?.supertypes ?? []
    }
    return found
  }

  /// Whether the type is another or conforms to it.
  ///
  /// - Parameter other: As in `.image`.
  /// - Returns: `true` for the type itself, and for all its supertypes.
  public func conforms(to other: UTType) -> Bool { self == other || isSubtype(of: other) }

  /// Whether the type conforms to another and is not it.
  ///
  /// - Parameter other: As in `.image`.
  /// - Returns: `true` for all supertypes.
  public func isSubtype(of other: UTType) -> Bool { supertypes.contains(other) }

  /// Whether another type conforms to this one and is not it.
  ///
  /// - Parameter other: As in `.jpeg`.
  /// - Returns: `true` where this is one of its supertypes.
  public func isSupertype(of other: UTType) -> Bool { other.isSubtype(of: self) }
}
