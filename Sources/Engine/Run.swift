import JobSpec
import Planning
import Synchronization
import System

/// One run of a job, from its inputs to its summary.
struct Run: Sendable {
  private let request: RunRequest
  private let width: Int
  private let ready: @Sendable () async -> Void
  private let control: RunControl
  private let events: EventStream
  private let start = ContinuousClock.now

  init(
    _ request: RunRequest, width: Int, stop: Interrupt?,
    ready: @escaping @Sendable () async -> Void,
    _ onEvent: @escaping @Sendable (RunEvent) -> Void
  ) throws(EngineError) {
    self.request = request
    self.width = width
    self.ready = ready
    control = try RunControl(asked: stop)
    events = EventStream(onEvent)
  }

  /// The recipe, beside a watchdog that turns signals and the clock into stops.
  @concurrent
  func run(stopNow: Interrupt?) async throws(EngineError) -> RunSummary {
    let watchdog = Watchdog(
      control: control, now: stopNow, deadline: request.maxDuration.map { start + $0 },
      grace: request.grace)
    return try await Fan.beside({ await watchdog.watch() }) { () throws(EngineError) in
      try await develop()
    }
  }

  @concurrent
  private func develop() async throws(EngineError) -> RunSummary {
    let job = request.job
    let inputs = try request.check()
    let worker = WorkerRecipe(
      executable: try job.needsWorker ? WorkerLocator.find(request.workerPath) : "",
      scratch: request.scratchFolder, memory: max(request.memory, 512 << 20))
    let store = try PlanStore()
    let output = request.destination.folder
    let place: DeliveryPlace
    switch request.destination {
    case .folder(let folder): place = .tree(try OutputTree(folder, store: store))
    case .inPlace(let backup): place = .sources(backupSuffix: backup)
    }
    let lock = try await RunLock.take(
      output: output ?? inputs.root ?? inputs.current, job: job.name, in: request.stateFolder,
      wait: request.wait,
      control: control)
    defer { withExtendedLifetime(lock) {} }

    let findings = try await Survey(
      request: request, inputs: inputs, store: store, control: control, width: width,
      output: try? output.map { try FileStatus.of($0) }, warn: { events.send(.warning($0)) }
    ).run(
      onRoot: {
        events.send(.started(job: job.name, inputRoot: $0, outputRoot: output ?? $0))
      },
      onScanned: { events.send(.scanned(assets: $0)) })
    events.send(.planned(assets: findings.entries, outputs: try store.outputCount))

    let tally = Tally(total: findings.entries, events: events)
    let stage = RenderStage(
      developer: AssetDeveloper(
        job: job, planner: request.planner, store: store, place: place, root: findings.root,
        control: control, force: request.force),
      store: store, control: control, budget: MemoryBudget(total: request.memory), worker: worker,
      journal: NoRecorder(), ready: ready, complete: { tally.complete($0) })
    let workerPeak = try await stage.run(entries: findings.entries, width: width)
    return summary(tally, workerPeak: workerPeak)
  }

  private func summary(_ tally: Tally, workerPeak: Int) -> RunSummary {
    var summary = RunSummary()
    summary.counts = tally.counts
    summary.seconds = (ContinuousClock.now - start).inSeconds
    summary.enginePeakRSS = ResidentMemory.ownPeak ?? 0
    summary.workerPeakRSS = workerPeak
    // A wish to stop that came when all was done stopped nothing.
    if tally.counts[.pending] ?? 0 > 0 { summary.stop = control.stopReason }
    events.send(.ended(summary))
    return summary
  }
}

extension Job {
  fileprivate var needsWorker: Bool {
    renditions.contains { if case .image = $0.output { true } else { false } }
  }
}

extension RunRequest {
  /// Names outputs after the job's rules, or not at all where they take their sources' places.
  var planner: AssetPlanner { AssetPlanner(job, keepsNames: destination.folder == nil) }

  /// Bytes that all workers together may hold.
  fileprivate var memory: Int {
    job.limits.memory ?? Memory.available.map { $0 / 2 } ?? 1 << 30
  }
}
