import Glibc

extension OpenFile {
  package enum Lock: Hashable, Sendable {
    case shared, exclusive
  }

  /// Locks the file against other opens of it, until it is closed.
  ///
  /// The lock goes with the open file and not with the process, so it holds between threads too, and
  /// the kernel drops it when the process dies.
  ///
  /// With `wait` the call blocks until the lock is free; without, it returns `false` where somebody else
  /// has it.
  package func lock(_ lock: Lock, wait: Bool) throws(SystemError) -> Bool {
    let operation = (lock == .exclusive ? LOCK_EX : LOCK_SH) | (wait ? 0 : LOCK_NB)
    do {
      try retrying(.flock, path) { flock(rawDescriptor, operation) }
      return true
    } catch  where error.errno == .wouldBlock {
      return false
    }
  }
}
