import CSystem
import Glibc
import Synchronization

/// A running program, in a process group of its own so that it can be stopped with all that it starts.
///
/// The process never outlives this object: where nobody waited for it, it is killed and reaped.
package final class ChildProcess: Sendable {
  package enum Status: Hashable, Sendable {
    case exited(code: Int32)
    /// Ended by a signal: a crash, or `kill`.
    case signaled(Int32)
  }

  package let pid: Int32
  /// Readable when the process has ended.
  private let handle: OpenFile
  /// Held while signalling and reaping, so that a signal never meets a number that has a new owner.
  private let ended = Mutex<Status?>(nil)

  /// Starts a program.
  package static func spawn(_ command: Command) throws(SystemError) -> ChildProcess {
    let pid = try command.spawn()
    let descriptor = minilab_process_descriptor(pid)
    guard descriptor >= 0 else {
      let reason = Errno.current
      Glibc.kill(-pid, SIGKILL)
      waitpid(pid, nil, 0)
      throw SystemError(.fork, reason, path: command.executable)
    }
    return ChildProcess(pid: pid, handle: OpenFile(adopting: descriptor))
  }

  private init(pid: Int32, handle: OpenFile) {
    self.pid = pid
    self.handle = handle
  }

  deinit {
    kill()
    _ = try? wait()
  }

  /// Sends a signal to the process and all others of its group, unless it was reaped already.
  package func kill(_ signal: Int32 = SIGKILL) {
    ended.withLock { if $0 == nil { _ = Glibc.kill(-pid, signal) } }
  }

  /// Blocks until the process ends; `nil` when the time is over first.
  ///
  /// The error is `ECANCELED` where the interrupt was set first.
  package func wait(
    timeout: Duration? = nil, interrupt: Interrupt? = nil
  ) throws(SystemError) -> Status? {
    if let status = ended.withLock({ $0 }) { return status }
    let deadline = ContinuousClock.Instant.after(timeout)
    switch try Waiting.wait(for: .readable, on: handle, until: deadline, interrupt: interrupt) {
    case .ready: return try reap()
    case .timedOut: return nil
    case .interrupted: throw SystemError(.waitid, .canceled)
    }
  }

  private func reap() throws(SystemError) -> Status {
    try ended.withLock { ended throws(SystemError) in
      if let ended { return ended }
      var how: Int32 = 0
      var number: Int32 = 0
      try retrying(.waitid) { unsafe minilab_reap(handle.rawDescriptor, &how, &number) }
      let status: Status = how == Int32(CLD_EXITED) ? .exited(code: number) : .signaled(number)
      ended = status
      return status
    }
  }
}
