/// Path arithmetic on the bytes alone. Symbolic links are not looked at: `Files.realPath` does that.
extension FilePath {
  /// The path without empty names, `.`, and those `..` that have a name before them.
  package var normalized: FilePath {
    var kept: [FilePath] = []
    for name in components where name != "." {
      if name != ".." {
        kept.append(name)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(name)
      }
    }
    let joined = kept.map(\.bytes).joined(separator: [.slash])
    if isAbsolute { return FilePath(bytes: [.slash] + Array(joined)) }
    return kept.isEmpty ? "." : FilePath(bytes: joined)
  }

  /// The path below a folder, `.` for the folder itself, `nil` when it is not inside.
  ///
  /// Both are normalised first, and both must be absolute or both relative.
  package func relative(to folder: FilePath) -> FilePath? {
    guard isAbsolute == folder.isAbsolute else { return nil }
    let names = normalized.components.filter { $0 != "." }
    let outer = folder.normalized.components.filter { $0 != "." }
    guard names.starts(with: outer), names.dropFirst(outer.count).first != ".." else { return nil }
    let rest = names.dropFirst(outer.count)
    return rest.isEmpty ? "." : FilePath(bytes: rest.map(\.bytes).joined(separator: [.slash]))
  }

  /// Whether the path is the folder or lies below it.
  package func isInside(_ folder: FilePath) -> Bool {
    relative(to: folder) != nil
  }
}
