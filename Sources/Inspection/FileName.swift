/// A file's name as people and cameras read it; hints only, never proof.
struct FileName: Hashable, Sendable {
  let full: String
  /// Without the extension.
  let stem: String
  /// In lower case, without the dot; empty where there is none.
  let fileExtension: String
  /// The name of the folder that it lies in; empty where that is not known.
  let folder: String

  init(_ name: String, folder: String = "") {
    full = name
    self.folder = folder
    if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      stem = String(name[..<dot])
      fileExtension = name[name.index(after: dot)...].lowercased()
    } else {
      stem = name
      fileExtension = ""
    }
  }
}
