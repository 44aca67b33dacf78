import CSystem
import Glibc
import Synchronization

/// Requests to stop: SIGINT, SIGTERM and SIGHUP, counted on a thread of its own.
///
/// Make it first thing in `main`, before any other thread starts: the signals are held back in all threads
/// that start later, so that no handler ever runs in the middle of something.
package final class Signals: Sendable {
  /// Set by the first request: finish what is in hand.
  package let first: Interrupt
  /// Set by the second: leave at once.
  package let second: Interrupt

  private let log: SignalLog
  private let listening: Interrupt
  private let thread: Thread

  package init() throws(SystemError) {
    let first = try Interrupt()
    let second = try Interrupt()
    let listening = try Interrupt()
    let log = SignalLog()
    let signals = try Self.holdBack()
    thread = try Thread {
      while let signal = Self.next(from: signals, until: listening) {
        (log.add(signal) == 1 ? first : second).set()
      }
    }
    (self.first, self.second, self.log, self.listening) = (first, second, log, listening)
    // Writing to a reader who left, or past a file size limit, is an error like others, not the end.
    try retrying(.signalfd) { minilab_ignore_signal(SIGPIPE) }
    try retrying(.signalfd) { minilab_ignore_signal(SIGXFSZ) }
  }

  deinit {
    listening.set()
    thread.join()
  }

  /// The numbers of the signals that came, in order.
  package var received: [Int32] { log.received }

  /// What the shell reports for a program that such a signal ends: 130, 143 or 129.
  package var exitCode: Int32? { received.first.map { 128 + $0 } }

  private static func holdBack() throws(SystemError) -> OpenFile {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&set, signal) }
    let result = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    guard result == 0 else { throw SystemError(.pthreadSigmask, Errno(rawValue: result)) }
    return OpenFile(adopting: try retrying(.signalfd) { unsafe minilab_signal_file(&set) })
  }

  /// Waits for the next signal; `nil` when nobody listens any longer.
  private static func next(from signals: OpenFile, until end: Interrupt) -> Int32? {
    let size = MemoryLayout<signalfd_siginfo>.size
    while let outcome = try? Waiting.wait(for: .readable, on: signals, until: nil, interrupt: end),
      outcome == .ready
    {
      // The signal's number is the first field.
      if let record = try? signals.readNext(atMost: size), let number = record.first {
        return Int32(number)
      }
    }
    return nil
  }
}

/// Which signals have come.
private final class SignalLog: Sendable {
  private let numbers = Mutex<[Int32]>([])

  var received: [Int32] { numbers.withLock { $0 } }

  /// Returns how many there are now.
  func add(_ number: Int32) -> Int {
    numbers.withLock {
      $0.append(number)
      return $0.count
    }
  }
}
