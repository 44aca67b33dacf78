import Glibc

extension Files {
  /// Makes one folder.
  package static func makeDirectory(
    _ path: FilePath, mode: UInt32 = 0o777, in directory: OpenFile? = nil
  ) throws(SystemError) {
    try retrying(.mkdir, at: path) {
      unsafe mkdirat(directory.descriptorOrCurrent, $0, mode)
    }
  }

  /// Makes a folder and those above it; one that exists is left as it is.
  package static func makeDirectories(
    _ path: FilePath, mode: UInt32 = 0o777, in directory: OpenFile? = nil
  ) throws(SystemError) {
    do {
      try makeDirectory(path, mode: mode, in: directory)
    } catch  where error.errno == .noSuchFile && path.parent != path {
      try makeDirectories(path.parent, mode: mode, in: directory)
      do throws(SystemError) {
        // Once only: below /proc there is no such folder even where its parent is.
        try makeDirectory(path, mode: mode, in: directory)
      } catch  where error.errno == .alreadyExists {
        // Somebody else made it meanwhile.
        try makeDirectories(path, mode: mode, in: directory)
      }
    } catch  where error.errno == .alreadyExists {
      let kind = try FileStatus.of(path, in: directory).kind
      if kind != .directory { throw SystemError(.mkdir, .notDirectory, path: path) }
    }
  }

  /// Makes a folder with a name that nobody else has, readable by this user only.
  package static func makeTemporaryDirectory(
    in folder: FilePath, prefix: String
  ) throws(SystemError) -> FilePath {
    while true {
      let path = folder.appending(
        FilePath(prefix + String(UInt64.random(in: .min ... .max), radix: 36)))
      do {
        try makeDirectory(path, mode: 0o700)
        return path
      } catch  where error.errno == .alreadyExists {
        continue
      }
    }
  }

  /// Removes an empty folder.
  package static func removeDirectory(
    _ path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemError) {
    try retrying(.rmdir, at: path) {
      unsafe unlinkat(directory.descriptorOrCurrent, $0, AT_REMOVEDIR)
    }
  }

  /// Removes a folder and all that is in it, following no link. What is gone already is fine.
  package static func removeTree(_ path: FilePath) throws(SystemError) {
    do throws(SystemError) {
      let stream = try DirectoryStream(path, followLinks: false)
      while let entry = try stream.next() {
        let inner = path.appending(entry.name)
        let status = try FileStatus.of(inner, followLinks: false)
        if status.kind == .directory { try removeTree(inner) } else { try unlink(inner) }
      }
      try removeDirectory(path)
    } catch  where error.errno == .noSuchFile {
      return
    }
  }

  /// Returns when the names in a folder are on the disk.
  package static func syncDirectory(_ path: FilePath) throws(SystemError) {
    try OpenFile.open(path, .directory).sync()
  }

  /// Bytes that this user may still write to the file system of a path.
  package static func spaceLeft(at path: FilePath) throws(SystemError) -> Int {
    var answer = statvfs()
    try retrying(.statvfs, at: path) { unsafe statvfs($0, &answer) }
    let (bytes, overflow) = answer.f_bavail.multipliedReportingOverflow(by: answer.f_frsize)
    return overflow ? .max : Int(clamping: bytes)
  }
}
