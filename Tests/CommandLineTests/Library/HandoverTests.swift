import Testing

@testable import Minilab

@Suite(.timeLimit(.minutes(5))) struct HandoverTests {
  struct Broken: Error {}

  @Test func `elements arrive in order, and then the end`() async throws {
    let handover = Handover<Int>(capacity: 3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 0..<100 {
          await handover.room()
          handover.put(number)
        }
        handover.end()
      }
      var read: [Int] = []
      while let number = try await handover.take() { read.append(number) }
      #expect(read == Array(0..<100))
      try await group.waitForAll()
    }
    #expect(try await handover.take() == nil)
  }

  @Test func `who puts waits for who takes`() async throws {
    let handover = Handover<Int>(capacity: 2)
    let (sent, sending) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 0..<5 {
          await handover.room()
          handover.put(number)
          sending.yield(number)
        }
        sending.finish()
      }
      var progress = sent.makeAsyncIterator()
      #expect(await progress.next() == 0)
      #expect(await progress.next() == 1)
      // Two are buffered: the third comes only after one is taken.
      for number in 0..<3 {
        #expect(try await handover.take() == number)
        #expect(await progress.next() == number + 2)
      }
      try await group.waitForAll()
    }
  }

  @Test func `a failure comes after what was put before it, once`() async throws {
    let handover = Handover<Int>(capacity: 2)
    handover.put(1)
    handover.end(throwing: Broken())
    #expect(try await handover.take() == 1)
    await #expect(throws: Broken.self) { try await handover.take() }
    #expect(try await handover.take() == nil)
  }

  @Test func `the end lets both sides go`() async throws {
    let handover = Handover<Int>(capacity: 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await handover.room() }
      group.addTask {
        let nothing = try await handover.take()
        #expect(nothing == nil)
      }
      await Task.yield()
      handover.end()
      try await group.waitForAll()
    }
    handover.put(1)
    #expect(try await handover.take() == nil)
  }
}
