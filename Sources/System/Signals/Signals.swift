import CSystem
import Glibc
import Synchronization

/// Requests to stop: SIGINT, SIGTERM and SIGHUP, counted on a thread of its own.
///
/// The handler is a few lines of C that write the signal's number into a pipe. Masks and `signalfd` would not
/// do: Swift parks the main thread of an `async main` in a call that lets every signal through. There is one
/// at a time.
package final class Signals: Sendable {
  /// The number of SIGINT, which is what a person's Ctrl-C sends.
  package static let interrupt = SIGINT

  /// Set by the first request: finish what is in hand.
  package let first: Interrupt
  /// Set by the second: leave at once.
  package let second: Interrupt

  private let log: SignalLog
  private let listening: Interrupt
  private let thread: Thread

  /// Starts listening.
  ///
  /// `onSignal` is called on the listening thread with each signal and how many there were by then, after
  /// the interrupts are set.
  package init(
    onSignal: @escaping @Sendable (_ signal: Int32, _ count: Int) -> Void = { _, _ in }
  ) throws(SystemError) {
    let first = try Interrupt()
    let second = try Interrupt()
    let listening = try Interrupt()
    let log = SignalLog()
    let pipe = try SignalPipe()
    thread = try Thread {
      while let signal = pipe.next(until: listening) {
        let count = log.add(signal)
        (count == 1 ? first : second).set()
        onSignal(signal, count)
      }
    }
    (self.first, self.second, self.log, self.listening) = (first, second, log, listening)
    try pipe.install(for: [SIGINT, SIGTERM, SIGHUP])
    try Self.ignoreBrokenPipes()
  }

  /// Makes writing to a reader who left, or past a file size limit, an error like others and not the end.
  package static func ignoreBrokenPipes() throws(SystemError) {
    try retrying(.sigaction) { minilab_ignore_signal(SIGPIPE) }
    try retrying(.sigaction) { minilab_ignore_signal(SIGXFSZ) }
  }

  deinit {
    listening.set()
    thread.join()
  }

  /// The numbers of the signals that came, in order.
  package var received: [Int32] { log.received }

  /// What the shell reports for a program that such a signal ends: 130, 143 or 129.
  package var exitCode: Int32? { received.first.map { 128 + $0 } }
}

/// Where the handler writes, and where the numbers are read.
private final class SignalPipe: Sendable {
  private let reading: OpenFile
  private let writing: OpenFile

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try retrying(.pipe) { unsafe minilab_pipe(&ends) }
    reading = OpenFile(adopting: ends[0])
    writing = OpenFile(adopting: ends[1])
  }

  func install(for signals: [Int32]) throws(SystemError) {
    minilab_set_signal_target(writing.rawDescriptor)
    for signal in signals { try retrying(.sigaction) { minilab_note_signal(signal) } }
  }

  deinit {
    for signal in [SIGINT, SIGTERM, SIGHUP] { _ = minilab_default_signal(signal) }
    minilab_set_signal_target(-1)
  }

  /// Waits for the next signal; `nil` when nobody listens any longer.
  func next(until end: Interrupt) -> Int32? {
    while let outcome = try? Waiting.wait(for: .readable, on: reading, until: nil, interrupt: end),
      outcome == .ready
    {
      if let number = try? reading.readNext(atMost: 1).first { return Int32(number) }
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
