import CSystem
import Glibc

extension OpenFile {
  /// Writes all bytes at the current position, or at the end for `.append`.
  package func write(all bytes: some Sequence<UInt8>) throws(SystemError) {
    try unsafe write(Array(bytes)) { rest, _ in
      unsafe Glibc.write(rawDescriptor, rest.baseAddress, rest.count)
    }
  }

  /// Writes all bytes at a position, without moving the current one.
  package func write(all bytes: some Sequence<UInt8>, at offset: Int) throws(SystemError) {
    try unsafe write(Array(bytes)) { rest, done in
      unsafe pwrite(rawDescriptor, rest.baseAddress, rest.count, offset + done)
    }
  }

  /// Cuts the file, or extends it with zeros.
  package func truncate(to length: Int) throws(SystemError) {
    try retrying(.ftruncate, path) { ftruncate(rawDescriptor, length) }
  }

  /// Moves the position at which `readNext` and `write(all:)` go on.
  package func seek(to offset: Int) throws(SystemError) {
    try retrying(.lseek, path) { lseek(rawDescriptor, offset, SEEK_SET) }
  }

  /// Returns when the contents are on the disk (for a folder: its names).
  package func sync() throws(SystemError) {
    try retrying(.fsync, path) { fsync(rawDescriptor) }
  }

  /// Sets when the contents last changed, in nanoseconds since 1970.
  package func setModified(_ nanoseconds: Int) throws(SystemError) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let modified = timespec(
      tv_sec: rest < 0 ? seconds - 1 : seconds, tv_nsec: rest < 0 ? rest + 1_000_000_000 : rest)
    let untouched = timespec(tv_sec: 0, tv_nsec: minilab_time_untouched())
    try retrying(.utimensat, path) { unsafe futimens(rawDescriptor, [untouched, modified]) }
  }

  /// Gives the file the permission bits of another and, where this process may, its owner and group.
  package func takePermissions(of other: FileStatus) throws(SystemError) {
    // Others' files stay others' only for those who may say so; the bits count without.
    let isOwned = fchown(rawDescriptor, other.owner, other.group) == 0
    // The bits that lend the owner's rights go where the owner could not be kept.
    let mode = isOwned ? other.mode : other.mode & 0o777
    try retrying(.fchmod, path) { fchmod(rawDescriptor, mode) }
  }

  private func write(
    _ bytes: [UInt8], _ writeSome: (_ rest: UnsafeRawBufferPointer, _ done: Int) -> Int
  ) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      done += try retrying(.write, path) {
        unsafe bytes.withUnsafeBytes { buffer in
          unsafe writeSome(UnsafeRawBufferPointer(rebasing: buffer[done...]), done)
        }
      }
    }
  }
}
