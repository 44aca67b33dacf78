import CSystem

extension Channel {
  /// Sends a frame and copies of open files; blocks while the other side is busy.
  ///
  /// The error is `EPIPE` where the other side has left, `ETIMEDOUT`, or `ECANCELED` by the interrupt.
  package func send(
    _ frame: [UInt8], descriptors: [OpenFile] = [], timeout: Duration? = nil,
    interrupt: Interrupt? = nil
  ) throws(SystemError) {
    guard frame.count <= Self.longestFrame, descriptors.count <= Self.mostDescriptors else {
      throw SystemError(.sendmsg, .messageTooLong)
    }
    let deadline = ContinuousClock.Instant.after(timeout)
    let bytes = FrameLength(frame.count).bytes + frame
    // The files stay open until the kernel has its copies.
    try withExtendedLifetime(descriptors) { () throws(SystemError) in
      var numbers = descriptors.map(\.rawDescriptor)
      var sent = 0
      while sent < bytes.count {
        sent += try sendOnce(bytes[sent...], numbers, until: deadline, interrupt)
        numbers = []
      }
    }
  }

  private func sendOnce(
    _ bytes: ArraySlice<UInt8>, _ descriptors: [Int32],
    until deadline: ContinuousClock.Instant?, _ interrupt: Interrupt?
  ) throws(SystemError) -> Int {
    while true {
      let sent = unsafe bytes.withUnsafeBytes { buffer in
        unsafe minilab_send(
          socket.rawDescriptor, buffer.baseAddress, buffer.count, descriptors,
          Int32(descriptors.count))
      }
      if sent >= 0 { return sent }
      switch Errno.current {
      case .interrupted: continue
      case .wouldBlock: try wait(for: .writable, .sendmsg, until: deadline, interrupt)
      case let reason: throw SystemError(.sendmsg, reason)
      }
    }
  }

  func wait(
    for event: Waiting.Event, _ call: SystemError.Call,
    until deadline: ContinuousClock.Instant?, _ interrupt: Interrupt?
  ) throws(SystemError) {
    switch try Waiting.wait(for: event, on: socket, until: deadline, interrupt: interrupt) {
    case .ready: return
    case .timedOut: throw SystemError(call, .timedOut)
    case .interrupted: throw SystemError(call, .canceled)
    }
  }
}

/// A frame's length as it travels.
struct FrameLength {
  static let size = 4
  let value: Int

  init(_ value: Int) { self.value = value }

  init(bytes: [UInt8]) {
    value = bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  var bytes: [UInt8] {
    (0..<Self.size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
