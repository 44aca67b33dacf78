import CSystem
import Glibc

/// An open descriptor, closed when the last reference goes away.
///
/// The number never changes, so any thread may use it. Descriptors are never inherited by chance:
/// `ChildProcess` and `Channel` pass on the ones that are named to them.
package final class OpenFile: Sendable {
  /// The kernel's number, for the C library of another face. Valid as long as this object lives.
  package let rawDescriptor: Int32
  /// Where it was opened, for messages.
  package let path: FilePath?

  /// Takes over a descriptor that nobody else will close.
  package init(adopting descriptor: Int32, path: FilePath? = nil) {
    rawDescriptor = descriptor
    self.path = path
  }

  deinit {
    // Not retried after EINTR: Linux has closed it by then.
    close(rawDescriptor)
  }
}

extension OpenFile {
  /// How a file is opened.
  package enum Access: Hashable, Sendable {
    /// Read-only, waiting for a writer where it is a pipe.
    case read
    /// Read-only, and refused unless it is a regular file; a pipe in its place cannot hang us.
    case source
    /// Read-only, for `openat` and `sync`.
    case directory
    /// An existing file, to read and to change.
    case readWrite
    /// A new file to write and read back; fails where the name is taken, by a link too.
    case createExclusive(mode: UInt32)
    /// An existing file or a new one, to read and to change.
    case createOrOpen(mode: UInt32)
    /// An existing file or a new one, written at its end only.
    case append(mode: UInt32)
  }

  /// Opens a file.
  ///
  /// A relative path starts at `directory`, or at the current folder. Without `followLinks` the last name
  /// may not be a symbolic link (`ELOOP`).
  package static func open(
    _ path: FilePath, _ access: Access, in directory: OpenFile? = nil, followLinks: Bool = true
  ) throws(SystemError) -> OpenFile {
    let flags = access.flags | O_CLOEXEC | O_NOCTTY | (followLinks ? 0 : O_NOFOLLOW)
    let descriptor = try retrying(.open, at: path) {
      unsafe minilab_openat(directory.descriptorOrCurrent, $0, flags, access.mode)
    }
    let file = OpenFile(adopting: descriptor, path: path)
    if access == .source { try file.requireRegularFile() }
    return file
  }

  /// A new file in memory, without a name.
  package static func makeAnonymous(named name: String = "minilab") throws(SystemError) -> OpenFile
  {
    OpenFile(
      adopting: try retrying(.memfdCreate) { unsafe minilab_memory_file(name) })
  }

  /// A second descriptor of the same open file, at the same position.
  package func duplicate() throws(SystemError) -> OpenFile {
    OpenFile(
      adopting: try retrying(.dup, path) { minilab_duplicate(rawDescriptor) }, path: path)
  }

  private func requireRegularFile() throws(SystemError) {
    switch try status.kind {
    case .file: break
    case .directory: throw SystemError(.open, .isDirectory, path: path)
    default: throw SystemError(.open, .notSupported, path: path)
    }
  }
}

extension OpenFile.Access {
  fileprivate var flags: Int32 {
    switch self {
    case .read: O_RDONLY
    case .source: O_RDONLY | O_NONBLOCK
    case .directory: O_RDONLY | O_DIRECTORY
    case .readWrite: O_RDWR
    case .createExclusive: O_RDWR | O_CREAT | O_EXCL
    case .createOrOpen: O_RDWR | O_CREAT
    case .append: O_WRONLY | O_CREAT | O_APPEND
    }
  }

  fileprivate var mode: mode_t {
    switch self {
    case .createExclusive(let mode), .createOrOpen(let mode), .append(let mode): mode
    case .read, .source, .directory, .readWrite: 0
    }
  }
}

extension OpenFile? {
  /// What the `…at` calls take as their starting folder.
  var descriptorOrCurrent: Int32 { self?.rawDescriptor ?? AT_FDCWD }
}
