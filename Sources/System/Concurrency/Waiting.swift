import CSystem
import Glibc

/// Waits for descriptors on the calling thread.
enum Waiting {
  enum Event {
    case readable, writable
  }

  enum Outcome {
    case ready, timedOut, interrupted
  }

  /// Blocks until the descriptor is ready, the other side has gone, the deadline passes, or the interrupt is set.
  static func wait(
    for event: Event, on file: OpenFile, until deadline: ContinuousClock.Instant?,
    interrupt: Interrupt?
  ) throws(SystemError) -> Outcome {
    var awaited = [pollfd(fd: file.rawDescriptor, events: event.mask, revents: 0)]
    if let interrupt {
      awaited.append(
        pollfd(fd: interrupt.event.rawDescriptor, events: Event.readable.mask, revents: 0))
    }
    while true {
      let remaining = milliseconds(until: deadline)
      let ready = unsafe poll(&awaited, nfds_t(awaited.count), remaining)
      if ready < 0 && Errno.current != .interrupted { throw SystemError(.poll, .current) }
      if interrupt?.isSet == true { return .interrupted }
      if ready > 0 { return .ready }
      if ready == 0 && milliseconds(until: deadline) == 0 { return .timedOut }
    }
  }

  /// What `poll` takes: −1 for ever; rounded up, so that it never returns just before the deadline.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = (deadline - .now).components
    if seconds < 0 || attoseconds < 0 { return 0 }
    let (total, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    if overflow { return .max }
    return Int32(clamping: total &+ (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

extension Waiting.Event {
  fileprivate var mask: Int16 {
    switch self {
    case .readable: Int16(POLLIN)
    case .writable: Int16(POLLOUT)
    }
  }
}

extension ContinuousClock.Instant {
  /// The moment after a time-out from now; `nil` for no time-out.
  static func after(_ timeout: Duration?) -> ContinuousClock.Instant? {
    timeout.map { .now + $0 }
  }
}
