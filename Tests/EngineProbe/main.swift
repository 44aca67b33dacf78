// Runs a job in a process that does nothing else, and prints the longest pause of a 10 ms heartbeat
// on the cooperative pool, in milliseconds: `EngineProbe IN OUT STATE WORKER`.
import Engine
import JobSpec
import Synchronization
import System

let paths = CommandLine.arguments.dropFirst().map { FilePath($0) }
let job = Job(
  "probe",
  renditions: [
    .image("large", .jpeg(quality: 82), within: 600), .image("thumb", .webp, within: 96),
  ])
var request = RunRequest(job: job, inputs: [paths[0]], output: paths[1], stateFolder: paths[2])
request.workerPath = paths[3]
let ready = request

let longest = Mutex(Duration.zero)
let summary = try await withThrowingTaskGroup(of: Void.self) { group in
  group.addTask {
    var last = ContinuousClock.now
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(10))
      let now = ContinuousClock.now
      longest.withLock { $0 = max($0, now - last) }
      last = now
    }
  }
  let summary = try await Engine.run(ready) { _ in }
  group.cancelAll()
  return summary
}
let pause = longest.withLock { $0.components }
print(
  summary.counts[.delivered] ?? 0, pause.seconds * 1000 + pause.attoseconds / 1_000_000_000_000_000)
