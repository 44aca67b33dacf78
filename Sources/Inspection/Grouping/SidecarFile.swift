/// A file that says something about another one, or is a small copy of it.
package struct SidecarFile: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable {
    /// `.xmp`: metadata.
    case metadata
    /// `.AAE`: what Apple's Photos was told to do.
    case adjustments
    /// Thumbnails, previews, subtitles and flight logs of cameras: `.THM .LRV .LRF .SRT`.
    case companion

    /// By the extension alone, without the dot: these names are given by programs, not by people.
    package init?(fileExtension: String?) {
      switch fileExtension?.lowercased() {
      case "xmp": self = .metadata
      case "aae": self = .adjustments
      case "thm", "lrv", "lrf", "srt": self = .companion
      default: return nil
      }
    }
  }

  package let id: Int
  package let role: Role
  package let name: GroupingName

  /// `nil` for what is no sidecar by its name.
  package init?(id: Int, name: String) {
    self.name = GroupingName(name)
    guard let role = Role(fileExtension: self.name.fileExtension) else { return nil }
    self.id = id
    self.role = role
  }

  /// The file that this one belongs to: the one that its name says whole (`photo.jpg.xmp`), else one
  /// of its stem.
  ///
  /// A RAW file's metadata stands beside it, because programs write into the JPEG itself.
  func owner(among files: [GroupingFile]) -> GroupingFile? {
    if let exact = files.first(where: { $0.fullName == name.stem }) { return exact }
    // Names of Apple's and GoPro's have a letter of their own, for which the base makes up.
    let sameStem = files.filter { $0.name.stem == name.stem }
    let candidates =
      !sameStem.isEmpty || role == .metadata
      ? sameStem
      : files.filter {
        $0.name.base == name.base && $0.name.copy == name.copy && $0.name.editMark == nil
      }
    return candidates.min { rank($0) < rank($1) }
  }

  private func rank(_ file: GroupingFile) -> (Int, String, Int) {
    let rank =
      switch role {
      case .metadata: file.isRaw ? 0 : 1
      case .adjustments: file.isRendered ? 0 : file.isRaw ? 1 : 2
      case .companion: file.isClip ? 0 : 1
      }
    return (rank, file.fullName, file.id)
  }
}
