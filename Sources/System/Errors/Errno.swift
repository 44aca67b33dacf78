import Glibc

/// The number by which the kernel says why a call failed.
package struct Errno: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// What the last failed call of this thread left behind.
  static var current: Errno { Errno(rawValue: Glibc.errno) }
}

extension Errno {
  package static let notPermitted = Errno(rawValue: EPERM)
  package static let noSuchFile = Errno(rawValue: ENOENT)
  package static let interrupted = Errno(rawValue: EINTR)
  package static let io = Errno(rawValue: EIO)
  package static let badDescriptor = Errno(rawValue: EBADF)
  package static let noChild = Errno(rawValue: ECHILD)
  package static let wouldBlock = Errno(rawValue: EAGAIN)
  package static let noMemory = Errno(rawValue: ENOMEM)
  package static let accessDenied = Errno(rawValue: EACCES)
  package static let busy = Errno(rawValue: EBUSY)
  package static let alreadyExists = Errno(rawValue: EEXIST)
  package static let crossDevice = Errno(rawValue: EXDEV)
  package static let notDirectory = Errno(rawValue: ENOTDIR)
  package static let isDirectory = Errno(rawValue: EISDIR)
  package static let invalidArgument = Errno(rawValue: EINVAL)
  package static let tooManyInSystem = Errno(rawValue: ENFILE)
  package static let tooManyOpenFiles = Errno(rawValue: EMFILE)
  package static let fileTooLarge = Errno(rawValue: EFBIG)
  package static let noSpace = Errno(rawValue: ENOSPC)
  package static let illegalSeek = Errno(rawValue: ESPIPE)
  package static let readOnly = Errno(rawValue: EROFS)
  package static let brokenPipe = Errno(rawValue: EPIPE)
  package static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
  package static let notImplemented = Errno(rawValue: ENOSYS)
  package static let directoryNotEmpty = Errno(rawValue: ENOTEMPTY)
  package static let tooManyLinks = Errno(rawValue: ELOOP)
  package static let noData = Errno(rawValue: ENODATA)
  package static let badMessage = Errno(rawValue: EBADMSG)
  package static let messageTooLong = Errno(rawValue: EMSGSIZE)
  package static let notSupported = Errno(rawValue: EOPNOTSUPP)
  package static let connectionReset = Errno(rawValue: ECONNRESET)
  package static let timedOut = Errno(rawValue: ETIMEDOUT)
  package static let stale = Errno(rawValue: ESTALE)
  package static let canceled = Errno(rawValue: ECANCELED)
  package static let overQuota = Errno(rawValue: EDQUOT)
}
