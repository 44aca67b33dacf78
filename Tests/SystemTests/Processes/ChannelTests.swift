import Glibc
import System
import Testing

struct ChannelTests {
  @Test(arguments: [0, 1, 3, 4, 5, 70_000, 3_000_000])
  func `a frame arrives as it was sent`(length: Int) async throws {
    let (here, there) = try Channel.pair()
    let frame = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let executor = try BlockingExecutor(threads: 1)
    let message = try await withThrowingTaskGroup { group in
      // A long frame does not fit the socket: the two sides must run at once.
      group.addTask(executorPreference: executor) { try here.send(frame) }
      let message = try there.receive(timeout: .seconds(10))
      try await group.waitForAll()
      return message
    }
    #expect(message?.frame == frame)
    #expect(message?.descriptors.isEmpty == true)
  }

  @Test func `files travel with the frame they were sent with`() throws {
    let (here, there) = try Channel.pair()
    for count in [0, 3, Channel.mostDescriptors, 1] {
      let files = try (0..<count).map { index in
        let file = try OpenFile.makeAnonymous()
        try file.write(all: Array("file \(index)".utf8))
        return file
      }
      try here.send([UInt8(count)], descriptors: files)
    }
    for count in [0, 3, Channel.mostDescriptors, 1] {
      let message = try #require(try there.receive(timeout: .seconds(5)))
      #expect(message.frame == [UInt8(count)])
      let contents = try message.descriptors.map { try $0.read(at: 0, count: 100) }
      #expect(contents == (0..<count).map { Array("file \($0)".utf8) })
    }
  }

  @Test func `received files are closed on exec`() throws {
    let (here, there) = try Channel.pair()
    try here.send([], descriptors: [OpenFile.makeAnonymous()])
    let file = try #require(try there.receive()?.descriptors.first)
    #expect(minilabDescriptorFlags(file) & FD_CLOEXEC != 0)
  }

  @Test func `too long or too many is refused before anything is sent`() throws {
    let (here, there) = try Channel.pair()
    let file = try OpenFile.makeAnonymous()
    let many = Array(repeating: file, count: Channel.mostDescriptors + 1)
    #expect(throws: SystemError(.sendmsg, .messageTooLong)) { try here.send([], descriptors: many) }
    let long = [UInt8](repeating: 0, count: Channel.longestFrame + 1)
    #expect(throws: SystemError(.sendmsg, .messageTooLong)) { try here.send(long) }
    #expect(throws: SystemError(.recvmsg, .timedOut)) { try there.receive(timeout: .zero) }
  }

  @Test func `a lying length is refused without memory for it`() throws {
    let (here, there) = try Channel.pair()
    try here.socket.write(all: [0xff, 0xff, 0xff, 0xff])
    #expect(throws: SystemError(.recvmsg, .messageTooLong)) { try there.receive() }
  }

  @Test func `a closed channel ends quietly between frames and loudly inside one`() throws {
    do {
      let there: Channel
      do {
        let pair = try Channel.pair()
        there = pair.1
        try pair.0.send([7])
      }
      #expect(try there.receive()?.frame == [7])
      #expect(try there.receive() == nil)
      #expect(throws: SystemError(.sendmsg, .brokenPipe)) { try there.send([1]) }
    }
    for part: [UInt8] in [[9], [9, 0, 0, 0], [9, 0, 0, 0, 1, 2]] {
      let there: Channel
      do {
        let pair = try Channel.pair()
        there = pair.1
        try pair.0.socket.write(all: part)
      }
      #expect(throws: SystemError(.recvmsg, .connectionReset)) { try there.receive() }
    }
  }

  @Test func `waiting ends at the time-out and at the interrupt`() throws {
    let (here, there) = try Channel.pair()
    let start = ContinuousClock.now
    #expect(throws: SystemError(.recvmsg, .timedOut)) {
      try there.receive(timeout: .milliseconds(30))
    }
    #expect(ContinuousClock.now - start >= .milliseconds(30))
    let interrupt = try Interrupt()
    interrupt.set()
    #expect(throws: SystemError(.recvmsg, .canceled)) { try there.receive(interrupt: interrupt) }
    // Nobody reads: the socket fills up, and sending must not hang.
    let big = [UInt8](repeating: 1, count: 4 << 20)
    #expect(throws: SystemError(.sendmsg, .timedOut)) {
      try here.send(big, timeout: .milliseconds(30))
    }
  }
}

private func minilabDescriptorFlags(_ file: OpenFile) -> Int32 {
  fcntl(file.rawDescriptor, F_GETFD)
}
