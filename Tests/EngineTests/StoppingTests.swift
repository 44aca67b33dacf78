import Engine
import Foundation
import JobSpec
import Synchronization
import System
import TestSupport
import Testing

/// Ways in which a run ends early, and what is true afterwards.
@Suite(.serialized)
struct StoppingTests {
  @Test
  func `workers killed at random cost the assets in their hands`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(200)
    let killer = Killer(of: harness.folder.path)
    var job = WorkerRunTests.gallery
    job.limits.width = 2
    let outcome = try await harness.run(job)
    let killed = killer.stop()
    #expect(killed > 0)
    #expect(outcome.results.count == 200)
    let crashed = outcome.summary.counts[.failed] ?? 0
    #expect(crashed <= killed)
    #expect(Set(outcome.codes.values).isSubset(of: [.crashed]))
    #expect(outcome.summary.counts[.delivered] == 200 - crashed)
    #expect(try harness.strays().isEmpty)
    #expect(try harness.folder.files(under: "out").count == 2 * (200 - crashed))
  }

  @Test
  func `an interrupt finishes what is in hand and leaves the rest pending`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(60)
    let stop = try Interrupt()
    let seen = Atomic(0)
    var request = harness.request(WorkerRunTests.gallery)
    request.job.limits.width = 2
    let events = Collected<RunEvent>()
    let summary = try await Engine.run(request, stop: stop) { event in
      events.add(event)
      guard case .progressed = event else { return }
      if seen.add(1, ordering: .relaxed).newValue == 5 { stop.set() }
    }
    let outcome = RunHarness.Outcome(summary: summary, events: events.all)
    #expect(summary.stop == .interrupted)
    #expect(outcome.results.count == 60)
    #expect(summary.counts[.failed] == nil)
    #expect((5...8).contains(summary.counts[.delivered] ?? 0))
    #expect(outcome.results.map(\.index) == Array(1...60))
    #expect(try harness.strays().isEmpty)
  }

  @Test
  func `a second interrupt drops what is in hand`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(30)
    let stop = try Interrupt()
    let now = try Interrupt()
    var request = harness.request(WorkerRunTests.gallery)
    request.grace = .seconds(600)
    let summary = try await Engine.run(request, stop: stop, stopNow: now) { event in
      guard case .planned = event else { return }
      stop.set()
      now.set()
    }
    #expect(summary.stop == .interrupted)
    #expect(summary.counts[.failed] == nil)
    #expect(summary.counts.values.reduce(0, +) == 30)
    #expect(try harness.strays().isEmpty)
  }

  @Test
  func `a deadline stops the run by itself`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(200)
    let outcome = try await harness.run(WorkerRunTests.gallery) {
      $0.maxDuration = .milliseconds(300)
      $0.grace = .milliseconds(100)
    }
    #expect(outcome.summary.stop == .deadline)
    #expect(outcome.summary.counts[.pending] ?? 0 > 0)
    #expect(outcome.results.count == 200)
    #expect(try harness.strays().isEmpty)
  }

  @Test
  func `a cancelled task stops its run`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(100)
    let run = Task { try await harness.run(WorkerRunTests.gallery) }
    try await Task.sleep(for: .milliseconds(300))
    run.cancel()
    let outcome = try await run.value
    #expect(outcome.summary.stop == .interrupted)
    #expect(outcome.results.count == 100)
  }

  @Test
  func `nothing blocks the cooperative pool while workers are busy`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(40)
    let folder = harness.folder
    // In a process of its own: here other tests hold the pool. Another program may hold the
    // processors for a while, a blocked pool holds them each time.
    let probe = Program(path: BuiltProduct.folder + "/EngineProbe")
    var pauses: [Int] = []
    for attempt in 1...3 where !pauses.contains(where: { $0 < 50 }) {
      let answer = try await probe.run([
        folder.path("in"), folder.path("out-\(attempt)"), folder.path("state"),
        BuiltProduct.worker.path,
      ])
      let numbers = answer.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      try #require(numbers.count == 2 && numbers[0] == 40, "\(answer)")
      pauses.append(numbers[1])
    }
    #expect(pauses.contains { $0 < 50 }, "pauses of \(pauses) ms")
  }

  @Test
  func `a source that changes midway is named`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(2)
    let events = Collected<RunEvent>()
    let summary = try await Engine.run(harness.request(WorkerRunTests.gallery)) { event in
      events.add(event)
      guard case .planned = event else { return }
      _ = try? harness.folder.write(picture("other"), to: "in/photo-1.jpg")
    }
    let outcome = RunHarness.Outcome(summary: summary, events: events.all)
    #expect(outcome.codes == ["photo-1.jpg": .changed])
  }
}

/// Kills a worker now and then, on a thread that no other test can hold up.
private final class Killer: Sendable {
  private let killed = Mutex(0)
  private let isStopped = Atomic(false)

  init(of folder: String) {
    Foundation.Thread.detachNewThread { [self] in
      while !isStopped.load(ordering: .relaxed) {
        usleep(150_000)
        guard let worker = childWorkers(holding: folder).randomElement() else { continue }
        killed.withLock {
          if !isStopped.load(ordering: .relaxed), kill(worker, SIGKILL) == 0 { $0 += 1 }
        }
      }
    }
  }

  /// How many it killed. It kills no more.
  func stop() -> Int {
    killed.withLock {
      isStopped.store(true, ordering: .relaxed)
      return $0
    }
  }
}

/// The workers that were started from here and have a file of this folder open. What another test
/// starts has all of our files open too, until it becomes its own program.
private func childWorkers(holding folder: String) -> [pid_t] {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return processes.compactMap(pid_t.init).filter { process in
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let parent = stat.split(separator: ")").last?.split(separator: " ").dropFirst().first
    guard parent.flatMap({ pid_t($0) }) == getpid() else { return false }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    guard program?.hasSuffix("/minilab-worker") == true else { return false }
    let files = "/proc/\(process)/fd"
    return ((try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []).contains {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\($0)"))?
        .hasPrefix(folder) == true
    }
  }
}
