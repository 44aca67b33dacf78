import JobSpec
import Planning
import Synchronization
import System

/// Develops the plan: a fixed number of child tasks pull assets from it, each driving one worker.
struct RenderStage {
  let developer: AssetDeveloper
  let store: PlanStore
  let control: RunControl
  let budget: MemoryBudget
  let worker: WorkerRecipe
  let journal: any Recorder
  /// Returns when one more asset may be taken up.
  let ready: @Sendable () async -> Void
  /// Takes what is completed, from any task.
  let complete: @Sendable (AssetResult) -> Void

  /// The next place in the plan: one source, from which every child task pulls.
  private final class Places: Sendable {
    private let next = Atomic(1)
    private let last: Int
    init(through last: Int) { self.last = last }
    func take() -> Int? {
      let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return place <= last ? place : nil
    }
  }

  /// - Returns: The largest resident size of any worker.
  @concurrent
  func run(entries: Int, width: Int) async throws(EngineError) -> Int {
    let places = Places(through: entries)
    let peak = Mutex(0)
    try await Fan.out(width: width) { () throws(EngineError) in
      var slot = WorkerSlot(worker)
      while let place = places.take() {
        await ready()
        guard let entry = try store.entry(place) else { continue }
        let result = await develop(entry, with: &slot)
        try journal.record(result)
        complete(result)
      }
      peak.withLock { $0 = max($0, slot.peakRSS) }
    }
    return peak.withLock { $0 }
  }

  private func develop(
    _ entry: PlanStore.Entry, with slot: inout WorkerSlot
  ) async -> AssetResult {
    if let settled = settled(entry) { return settled }
    guard let facts = entry.facts, entry.place != nil, !control.isStopping else {
      return AssetResult(entry, relativeTo: developer.root, state: .pending)
    }
    let plan = developer.plan(entry, facts)
    let cost = plan.outputs.map { MemoryCost.of(facts, $0) } ?? 0
    await budget.enter(cost)
    let result =
      control.isStopping
      ? AssetResult(entry, relativeTo: developer.root, state: .pending)
      : developer.develop(entry, facts, plan, with: &slot)
    await budget.leave(cost)
    slot.endAsset()
    return result
  }

  /// What the plan has decided already.
  private func settled(_ entry: PlanStore.Entry) -> AssetResult? {
    guard let settled = entry.settled(relativeTo: developer.root) else { return nil }
    var result = AssetResult(entry, relativeTo: developer.root, state: .failed)
    switch settled {
    case .failed(let error): result.error = error
    case .skipped(let reason):
      result.state = .skipped
      result.reason = reason
    }
    return result
  }
}
