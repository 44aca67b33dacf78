extension FilePath {
  /// The last name in the path, `/` for the root and empty for an empty path.
  package var lastComponent: FilePath {
    let trimmed = withoutTrailingSlashes
    guard trimmed != "/", let slash = trimmed.bytes.lastIndex(of: .slash) else { return trimmed }
    return FilePath(bytes: trimmed.bytes[(slash + 1)...])
  }

  /// The last name without its extension: `IMG_1` of `a/IMG_1.HEIC`, `.profile` of `.profile`.
  package var stem: FilePath {
    let name = lastComponent
    return FilePath(bytes: name.bytes[..<(name.extensionDot ?? name.bytes.endIndex)])
  }

  /// What follows the last dot of the last name, as written and without the dot.
  ///
  /// It is text because it is only ever compared or shown; `stem` keeps the bytes.
  package var fileExtension: String? {
    let name = lastComponent
    return name.extensionDot.map { String(decoding: name.bytes[($0 + 1)...], as: UTF8.self) }
  }

  /// The folder that the last name is in: `.` for a bare name, `/` for the root.
  package var parent: FilePath {
    let trimmed = withoutTrailingSlashes
    guard let slash = trimmed.bytes.lastIndex(of: .slash) else { return "." }
    let folder = FilePath(bytes: trimmed.bytes[..<slash]).withoutTrailingSlashes
    return folder.isEmpty ? "/" : folder
  }

  /// The names between the slashes, without empty ones and without the root.
  package var components: [FilePath] {
    bytes.split(separator: .slash).map { FilePath(bytes: $0) }
  }

  /// This folder's entry at a relative path; an absolute path replaces the folder.
  package func appending(_ other: FilePath) -> FilePath {
    if other.isAbsolute || isEmpty || self == "." { return other }
    if other.isEmpty { return self }
    return FilePath(bytes: bytes + (bytes.last == .slash ? [] : [.slash]) + other.bytes)
  }

  /// This path with more bytes at the end of its last name.
  package func addingSuffix(_ suffix: String) -> FilePath {
    FilePath(bytes: bytes + Array(suffix.utf8))
  }

  private var withoutTrailingSlashes: FilePath {
    guard let end = bytes.lastIndex(where: { $0 != .slash }) else {
      return FilePath(bytes: bytes.prefix(1))
    }
    return FilePath(bytes: bytes[...end])
  }

  /// Where the extension's dot is, in a path of one name. A leading or trailing dot starts none.
  private var extensionDot: Int? {
    guard let dot = bytes.lastIndex(of: .dot), dot < bytes.count - 1,
      bytes[..<dot].contains(where: { $0 != .dot })
    else { return nil }
    return dot
  }
}
