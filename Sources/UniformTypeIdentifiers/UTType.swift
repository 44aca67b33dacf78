/// A type of file, named by its uniform type identifier.
///
/// The shape of Apple's `UTType`, for Linux, over a table of the types that photographs, clips and
/// their companions have. Types conform to others: `UTType.heic.conforms(to: .image)`.
public struct UTType: Hashable, Sendable {
  /// The identifier, as in `public.jpeg`.
  public let identifier: String

  /// The type with an identifier; `nil` where this table has none.
  ///
  /// - Parameter identifier: As in `public.jpeg`; letter case does not count.
  public init?(_ identifier: String) {
    guard let declaration = Declaration.byIdentifier[identifier.lowercased()] else { return nil }
    self.init(declared: declaration.identifier)
  }

  /// The type whose files have an extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: Without its dot; letter case does not count.
  ///   - supertype: What the type must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self.init(conformingTo: supertype) { $0.filenameExtensions.contains(wanted) }
  }

  /// The type with a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: As in `image/jpeg`; letter case does not count.
  ///   - supertype: What the type must conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    self.init(conformingTo: supertype) { $0.mimeTypes.contains(wanted) }
  }

  init(declared identifier: String) { self.identifier = identifier }

  private init?(conformingTo supertype: UTType, where matches: (Declaration) -> Bool) {
    let candidates = Declaration.all.lazy.filter(matches).map { UTType(declared: $0.identifier) }
    guard let found = candidates.first(where: { $0.conforms(to: supertype) }) else { return nil }
    self = found
  }
}

extension UTType {
  /// The extension that files of this type are best given, without a dot.
  public var preferredFilenameExtension: String? { declaration?.filenameExtensions.first }

  /// The MIME type that files of this type are best served with.
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }

  /// What the type is, for people, in English.
  public var localizedDescription: String? { declaration?.description }

  /// The extensions and MIME types that mean this type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let declaration else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    tags[.filenameExtension] = declaration.filenameExtensions
    tags[.mimeType] = declaration.mimeTypes
    return tags.filter { !$0.value.isEmpty }
  }

  /// Whether nobody in particular owns the type: its identifier starts with `public.`
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  var declaration: Declaration? { Declaration.byIdentifier[identifier] }
}

/// The kinds of tag that a type has outside the world of identifiers.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// As Apple names it.
  public var rawValue: String
  /// A kind of tag by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// File name extensions.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier.
  ///
  /// - Parameter decoder: Holds one string.
  /// - Throws: `DecodingError` where the identifier is not in the table.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown uniform type identifier '\(identifier)'")
    }
    self = type
  }

  /// Writes the identifier.
  ///
  /// - Parameter encoder: Takes one string.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
