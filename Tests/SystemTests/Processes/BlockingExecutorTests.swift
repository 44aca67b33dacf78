import Glibc
import Synchronization
import System
import Testing

struct BlockingExecutorTests {
  @Test func `as many tasks block at once as there are threads`() async throws {
    let executor = try BlockingExecutor(threads: 4)
    let gauge = Gauge()
    try await withThrowingDiscardingTaskGroup { group in
      for _ in 0..<24 {
        group.addTask(executorPreference: executor) {
          gauge.enter()
          usleep(10_000)
          gauge.leave()
        }
      }
    }
    #expect(gauge.most == 4)
  }

  @Test func `a heartbeat goes on while every thread blocks`() async throws {
    let executor = try BlockingExecutor(threads: 8)
    let pairs = try (0..<8).map { _ in try Channel.pair() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (_, there) in pairs {
        // Blocks until the heart has beaten; if that needed one of these threads, it would time out.
        group.addTask(executorPreference: executor) {
          _ = try there.receive(timeout: .seconds(300))
        }
      }
      for _ in 0..<3 { try await Task.sleep(for: .milliseconds(1)) }
      for (here, _) in pairs { try here.send([1]) }
      try await group.waitForAll()
    }
  }

  @Test func `a task that suspends comes back to the executor's threads`() async throws {
    let executor = try BlockingExecutor(threads: 1)
    let threads = await withTaskGroup(of: [UInt].self) { group in
      group.addTask(executorPreference: executor) {
        let before = currentThread()
        await Task.yield()
        return [before, currentThread()]
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(threads[0] == threads[1])
  }

  @Test func `executors come and go without leaving threads`() async throws {
    for _ in 0..<50 {
      let executor = try BlockingExecutor(threads: 3)
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 1...10 { group.addTask(executorPreference: executor) { number } }
        return await group.reduce(0, +)
      }
      #expect(sum == 55)
    }
  }
}

/// How many were inside at once, at most.
private final class Gauge: Sendable {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock { $0.most } }

  func enter() {
    counts.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
  }

  func leave() { counts.withLock { $0.now -= 1 } }
}

private func currentThread() -> UInt { UInt(pthread_self()) }
