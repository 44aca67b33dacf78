import CSystem
import Glibc

/// The entries of one folder, one at a time, in the order in which the file system keeps them.
///
/// Memory does not grow with the folder. The object belongs to one thread at a time.
@safe
package final class DirectoryStream {
  package struct Entry: Hashable, Sendable {
    /// One name; never `.` or `..`.
    package let name: FilePath
    /// `nil` where the file system does not say without a look at the file.
    package let kind: FileKind?
    package let inode: UInt64
  }

  private let path: FilePath
  private let stream: OpaquePointer

  /// Opens a folder.
  ///
  /// A relative path starts at `directory`, or at the current folder. Without `followLinks` the last name
  /// may not be a symbolic link (`ENOTDIR`).
  package init(
    _ path: FilePath, in directory: OpenFile? = nil, followLinks: Bool = true
  ) throws(SystemError) {
    let folder = try OpenFile.open(path, .directory, in: directory, followLinks: followLinks)
    // The stream owns its descriptor, so it gets one of its own.
    let descriptor = try retrying(.dup, path) { minilab_duplicate(folder.rawDescriptor) }
    guard let stream = unsafe fdopendir(descriptor) else {
      let reason = Errno.current
      close(descriptor)
      throw SystemError(.readdir, reason, path: path)
    }
    self.path = path
    unsafe self.stream = stream
  }

  deinit { unsafe closedir(stream) }

  /// The next entry, `nil` after the last.
  package func next() throws(SystemError) -> Entry? {
    while true {
      Glibc.errno = 0
      guard let entry = unsafe readdir(stream) else {
        if Glibc.errno == 0 { return nil }
        throw SystemError(.readdir, .current, path: path)
      }
      let name = unsafe FilePath(cString: minilab_entry_name(entry))
      if name == "." || name == ".." { continue }
      return unsafe Entry(
        name: name, kind: FileKind(entryType: entry.pointee.d_type),
        inode: UInt64(entry.pointee.d_ino))
    }
  }
}
