import CSystem
import Glibc

/// The numbers 0, 1 and 2, which a parent may have closed.
package enum StandardDescriptors {
  /// Takes up those that are closed, so that no file that is opened later becomes standard output
  /// by chance. What stands there instead refuses: output that was meant for a closed number is an
  /// error, not lost in silence. Call it before anything is opened.
  package static func holdClosed() throws(SystemError) {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is given, which is this one. It stays open for good.
      let refusing = number == 0 ? O_WRONLY : O_RDONLY
      _ = try retrying(.open, at: "/dev/null") {
        unsafe minilab_openat(AT_FDCWD, $0, refusing, 0)
      }
    }
  }
}
