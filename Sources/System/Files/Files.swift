import CSystem
import Glibc

/// What is done to names in folders. Paths are relative to `directory`, or to the current folder.
package enum Files {
  /// Renames within a file system, atomically.
  ///
  /// With `replacing` a file of the new name is replaced; without, it is an error (`EEXIST`).
  package static func rename(
    _ old: FilePath, to new: FilePath, replacing: Bool, in directory: OpenFile? = nil
  ) throws(SystemError) {
    let folder = directory.descriptorOrCurrent
    let old = try old.cString(for: .rename)
    try retrying(.rename, at: new) { new in
      unsafe minilab_rename(folder, old, folder, new, replacing ? 0 : 1)
    }
  }

  /// Gives a file a second name; it is an error where that exists (`EEXIST`).
  package static func link(
    _ old: FilePath, to new: FilePath, in directory: OpenFile? = nil
  ) throws(SystemError) {
    let folder = directory.descriptorOrCurrent
    let old = try old.cString(for: .link)
    try retrying(.link, at: new) { new in unsafe linkat(folder, old, folder, new, 0) }
  }

  /// Removes a name that is not a folder.
  package static func unlink(_ path: FilePath, in directory: OpenFile? = nil) throws(SystemError) {
    try retrying(.unlink, at: path) {
      unsafe unlinkat(directory.descriptorOrCurrent, $0, 0)
    }
  }

  /// Whether the name exists. A link that leads nowhere exists.
  package static func exists(_ path: FilePath, in directory: OpenFile? = nil) -> Bool {
    (try? FileStatus.of(path, followLinks: false, in: directory)) != nil
  }

  /// The absolute path without links, `.` and `..`.
  package static func realPath(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let resolved = unsafe realpath(try path.cString(for: .realpath), nil) else {
      throw SystemError(.realpath, .current, path: path)
    }
    defer { unsafe free(resolved) }
    return unsafe FilePath(cString: resolved)
  }

  /// What a symbolic link says.
  package static func linkTarget(of path: FilePath) throws(SystemError) -> FilePath {
    let capacity = Int(PATH_MAX)
    var target = [CChar](repeating: 0, count: capacity)
    let length = try retrying(.readlink, at: path) { unsafe readlink($0, &target, capacity) }
    return FilePath(bytes: target.prefix(length).map(UInt8.init(bitPattern:)))
  }
}

extension FilePath {
  /// Copies the bytes up to the NUL.
  init(cString: UnsafePointer<CChar>) {
    let bytes = unsafe UnsafeRawBufferPointer(start: cString, count: strlen(cString))
    self.init(bytes: unsafe Array(bytes))
  }
}
