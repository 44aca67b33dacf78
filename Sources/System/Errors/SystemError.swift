/// A call to the operating system that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// What was being done.
  package let call: Call
  /// Why it failed.
  package let errno: Errno
  /// On which file, where there is one.
  package let path: FilePath?

  package init(_ call: Call, _ errno: Errno, path: FilePath? = nil) {
    self.call = call
    self.errno = errno
    self.path = path
  }

  /// A kind of call, by the name that `man 2` and `strace` know it under.
  package enum Call: String, Hashable, Sendable, CaseIterable {
    case open, read, write, stat, fsync, flock, ftruncate, dup, lseek
    case copyFileRange = "copy_file_range"
    case memfdCreate = "memfd_create"
    case rename, link, unlink, mkdir, rmdir, readlink, realpath, utimensat, fchmod, statvfs
    case readdir
    case socketpair, sendmsg, recvmsg, poll, eventfd, pipe, sigaction
    case fork, execve, waitid, kill
    case pthreadCreate = "pthread_create"
    case landlock = "landlock_restrict_self"
    case seccomp
    case prctl, setrlimit
  }
}

extension SystemError: CustomStringConvertible {
  package var description: String { message }
}
