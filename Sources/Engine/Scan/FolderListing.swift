import System

/// The names of one folder that are not hidden, sorted so that going down into each folder where it
/// stands gives all paths in the order of their bytes.
enum FolderListing {
  struct Name: Hashable, Sendable {
    var bytes: [UInt8]
    var isFolder: Bool
    var isLink: Bool
  }

  /// - Returns: The last name first, so that the first can be taken from the end.
  static func names(in folder: FilePath) throws(SystemError) -> [Name] {
    let stream = try DirectoryStream(folder)
    var names: [Name] = []
    while let entry = try stream.next() {
      let bytes = entry.name.bytes
      if bytes.first == UInt8(ascii: ".") { continue }
      var kind = entry.kind
      let path = folder.appending(entry.name)
      if kind == nil { kind = try? FileStatus.of(path, followLinks: false).kind }
      let isLink = kind == .symlink
      if isLink { kind = try? FileStatus.of(path).kind }
      names.append(Name(bytes: bytes, isFolder: kind == .directory, isLink: isLink))
    }
    names.sort { $1.precedes($0) }
    return names
  }
}

extension FolderListing.Name {
  /// A folder's paths go on with a slash behind its name.
  func precedes(_ other: Self) -> Bool {
    let common = min(bytes.count, other.bytes.count)
    for index in 0..<common where bytes[index] != other.bytes[index] {
      return bytes[index] < other.bytes[index]
    }
    return after(common) < other.after(common)
  }

  /// The byte that a path has at a place behind the common part; −1 where it ends.
  private func after(_ index: Int) -> Int {
    if index < bytes.count { return Int(bytes[index]) }
    return isFolder ? Int(UInt8(ascii: "/")) : -1
  }
}
