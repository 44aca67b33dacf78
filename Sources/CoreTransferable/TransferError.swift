import UniformTypeIdentifiers

/// Why nothing could be handed over.
public struct TransferError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The class of failure: stable, safe to switch on.
  public var code: Code
  /// What is wrong, for people.
  public var description: String

  /// A class of failure. New ones may appear in minor releases.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public var rawValue: String
    /// A class of failure by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No representation writes the value, or not as this type.
    public static let nothingToExport = Code(rawValue: "nothingToExport")
    /// No representation reads the type.
    public static let cannotImport = Code(rawValue: "cannotImport")
  }

  static func nothingToExport(_ name: String, as type: UTType? = nil) -> Self {
    let wanted = type.map { " as \($0.identifier)" } ?? ""
    return Self(code: .nothingToExport, description: "\(name) cannot be exported\(wanted).")
  }

  static func cannotImport(_ name: String, from type: UTType?) -> Self {
    let given = type?.identifier ?? "a file of unknown type"
    return Self(code: .cannotImport, description: "\(name) cannot be imported from \(given).")
  }
}
