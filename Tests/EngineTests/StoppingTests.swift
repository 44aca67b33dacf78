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
    let killer = Task.detached {
      var killed = 0
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(150))
        if let worker = childWorkers(holding: harness.folder.path).randomElement() {
          kill(worker, SIGKILL)
          killed += 1
        }
      }
      return killed
    }
    var job = WorkerRunTests.gallery
    job.limits.width = 2
    let outcome = try await harness.run(job)
    killer.cancel()
    let killed = await killer.value
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
    let worst = Mutex(Duration.zero)
    let heartbeat = Task.detached(priority: .high) {
      var last = ContinuousClock.now
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(10))
        let now = ContinuousClock.now
        worst.withLock { $0 = max($0, now - last) }
        last = now
      }
    }
    let outcome = try await harness.run(WorkerRunTests.gallery)
    heartbeat.cancel()
    await heartbeat.value
    #expect(outcome.summary.counts == [.delivered: 40])
    // The machine may be busy with other tests; a blocked pool would show whole assets, not this.
    #expect(worst.withLock { $0 } < .milliseconds(250))
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

/// The processes that were started from here and have a file of this folder open.
private func childWorkers(holding folder: String) -> [pid_t] {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return processes.compactMap(pid_t.init).filter { process in
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let parent = stat.split(separator: ")").last?.split(separator: " ").dropFirst().first
    guard parent.flatMap({ pid_t($0) }) == getpid() else { return false }
    let files = "/proc/\(process)/fd"
    return ((try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []).contains {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\($0)"))?
        .hasPrefix(folder) == true
    }
  }
}
