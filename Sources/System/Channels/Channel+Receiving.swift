import CSystem

extension Channel {
  /// What the other side sent.
  package struct Message: Sendable {
    package let frame: [UInt8]
    package let descriptors: [OpenFile]
  }

  /// Waits for the next frame; `nil` when the other side has closed the channel after its last one.
  ///
  /// The time-out is for the whole frame. The error is `ETIMEDOUT`, `ECANCELED` by the interrupt, `ECONNRESET` where
  /// the other side left in the middle of a frame, or `EMSGSIZE` where it announces one that is too long.
  package func receive(
    timeout: Duration? = nil, interrupt: Interrupt? = nil
  ) throws(SystemError) -> Message? {
    var reading = Reading(deadline: .after(timeout), interrupt: interrupt)
    let head = try read(FrameLength.size, &reading)
    if head.isEmpty { return nil }
    let length = FrameLength(bytes: head).value
    guard head.count == FrameLength.size else { throw SystemError(.recvmsg, .connectionReset) }
    guard length <= Self.longestFrame else { throw SystemError(.recvmsg, .messageTooLong) }
    let frame = try read(length, &reading)
    guard frame.count == length else { throw SystemError(.recvmsg, .connectionReset) }
    return Message(frame: frame, descriptors: reading.descriptors)
  }

  /// One frame on its way in.
  private struct Reading {
    let deadline: ContinuousClock.Instant?
    let interrupt: Interrupt?
    var descriptors: [OpenFile] = []
  }

  /// Exactly `count` bytes, or fewer where the other side closes.
  private func read(_ count: Int, _ reading: inout Reading) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      // In pieces, so that a false length costs no more memory than what really comes.
      let piece = try receiveOnce(min(count - bytes.count, 256 << 10), &reading)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  private func receiveOnce(
    _ count: Int, _ reading: inout Reading
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var numbers = [Int32](repeating: -1, count: Self.mostDescriptors)
    var arrived: Int32 = 0
    var lost: Int32 = 0
    while true {
      let got = unsafe minilab_receive(
        socket.rawDescriptor, &bytes, count, &numbers, &arrived, &lost)
      if got >= 0 {
        reading.descriptors += numbers.prefix(Int(arrived)).map { OpenFile(adopting: $0) }
        if lost != 0 { throw SystemError(.recvmsg, .tooManyOpenFiles) }
        return Array(bytes.prefix(got))
      }
      switch Errno.current {
      case .interrupted: continue
      // Closed by the other side with a message of ours unread.
      case .connectionReset: return []
      case .wouldBlock:
        try wait(for: .readable, .recvmsg, until: reading.deadline, reading.interrupt)
      case let reason: throw SystemError(.recvmsg, reason)
      }
    }
  }
}
