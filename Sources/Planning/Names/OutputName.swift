package import JobSpec
package import System

/// Turns a ``Naming`` and an asset's values into a path below the output's root.
///
/// Whatever the values hold, the path stays inside: `..`, leading dots and slashes in values lose
/// their meaning here, and nowhere else.
package enum OutputName {
  /// - Parameters:
  ///   - naming: How the output is named.
  ///   - values: What the asset has to fill it with.
  ///   - folder: A folder inside the output's root that goes before the name.
  ///   - fileExtension: What is always appended, without the dot.
  /// - Returns: A path relative to the root, of names that fit.
  package static func path(
    _ naming: Naming, _ values: NameValues, into folder: String?, fileExtension: String
  ) -> FilePath {
    let suffix = Array(".\(fileExtension)".utf8)
    let room = NameComponent.limit - suffix.count
    var components = components(naming, values)
    let excess = (components.last?.count ?? 0) - room
    if excess > 0 {
      // The stem gives way first: what tells renditions apart stands behind it.
      var shorter = values
      let kept = max(1, values.stem.bytes.count - excess)
      shorter.stem = FilePath(bytes: NameComponent.cut(values.stem.bytes, to: kept))
      components = self.components(naming, shorter)
    }
    let name = components.popLast() ?? Array("unnamed".utf8)
    let folders = split(Array((folder ?? "").utf8)) + components
    let cut =
      folders.map { NameComponent.cut($0, to: NameComponent.limit) }
      + [NameComponent.cut(name, to: room) + suffix]
    return FilePath(bytes: Array(cut.joined(separator: CollectionOfOne(UInt8(ascii: "/")))))
  }

  private static func components(_ naming: Naming, _ values: NameValues) -> [[UInt8]] {
    split(naming.parts.flatMap { bytes(of: $0, values) })
  }

  /// The names between slashes, each made safe; empty ones and `.` make no folder.
  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "/"))
      .map(Array.init)
      .filter { $0 != [UInt8(ascii: ".")] }
      .map(NameComponent.visible)
  }

  private static func bytes(of part: Naming.Part, _ values: NameValues) -> [UInt8] {
    switch part {
    case .literal(let text): Array(text.utf8)
    case .field(let field):
      switch field.value {
      case .folder: values.folder.bytes
      case .stem: values.stem.bytes
      default: NameComponent.value(values.text(of: field.value) ?? field.missing)
      }
    }
  }
}

extension NamingField {
  /// What stands where the asset has no such value.
  fileprivate var missing: String {
    if let fallback { return fallback }
    if case .captured = value { return "undated" }
    return "unknown"
  }
}
