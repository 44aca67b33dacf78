import CSystem
import Glibc

/// What a folder says about a file, without opening it.
package struct FileStatus: Hashable, Sendable {
  package let kind: FileKind
  /// Length in bytes.
  package let size: Int
  /// When the contents last changed, in nanoseconds since 1970.
  package let mtime: Int
  /// When contents, name or permissions last changed, in nanoseconds since 1970. Nobody can set it.
  package let ctime: Int
  package let device: UInt64
  package let inode: UInt64
  /// Permission bits, without the kind.
  package let mode: UInt32
  package let links: Int
  /// The numbers of the user and the group that own it.
  package let owner: UInt32
  package let group: UInt32
}

extension FileStatus {
  /// Looks at a path.
  ///
  /// A relative path starts at `directory`, or at the current folder. With `followLinks` a symbolic link
  /// stands for what it leads to.
  package static func of(
    _ path: FilePath, followLinks: Bool = true, in directory: OpenFile? = nil
  ) throws(SystemError) -> FileStatus {
    var status = stat()
    let flags = followLinks ? 0 : AT_SYMLINK_NOFOLLOW
    try retrying(.stat, at: path) {
      unsafe fstatat(directory.descriptorOrCurrent, $0, &status, flags)
    }
    return FileStatus(status)
  }

  init(_ status: stat) {
    kind = FileKind(mode: status.st_mode)
    size = Int(status.st_size)
    mtime = status.st_mtim.nanoseconds
    ctime = status.st_ctim.nanoseconds
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    mode = status.st_mode & 0o7777
    links = Int(status.st_nlink)
    owner = status.st_uid
    group = status.st_gid
  }
}

extension timespec {
  /// Saturates in the year 2262, and for a damaged file system's nonsense.
  fileprivate var nanoseconds: Int {
    let (product, overflow) = tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (tv_sec < 0 ? .min : .max) : product &+ tv_nsec
  }
}
