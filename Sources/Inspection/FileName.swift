/// A file's name as people and cameras read it; hints only, never proof.
struct FileName: Hashable, Sendable {
  let full: String
  /// Without the extension.
  let stem: String
  /// In lower case, without the dot; empty where there is none.
  let fileExtension: String

  init(_ name: String) {
    full = name
    if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      stem = String(name[..<dot])
      fileExtension = name[name.index(after: dot)...].lowercased()
    } else {
      stem = name
      fileExtension = ""
    }
  }
}
