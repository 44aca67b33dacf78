import AssetFacts
import JobSpec
import Planning
import System

/// Decides the fate of every asset before a byte is written: order, filter, limit, names, collisions.
struct PlanStage {
  let job: Job
  let planner: AssetPlanner
  let store: PlanStore
  let root: FilePath
  let control: RunControl

  /// - Returns: How many entries the plan has.
  func run() throws(EngineError) -> Int {
    let count = try store.arrange(by: job.order)
    var taken = 0
    var seq = 1
    while seq <= count, !control.isStopping {
      if let entry = try store.entry(seq) { try decide(entry, &taken) }
      seq += 1
    }
    // Two names that a folder holds already do not collide in it.
    if !planner.keepsNames { try store.failCollisions(relativeTo: root) }
    return count
  }

  private func decide(
    _ entry: PlanStore.Entry, _ taken: inout Int
  ) throws(EngineError) {
    guard entry.settled(relativeTo: root) == nil, let facts = entry.facts else { return }
    let source = entry.path.relative(to: root) ?? entry.path
    if case .skipped(let reason) = Selection.decide(job.select, facts, at: source) {
      return try store.skip(entry.seq, reason)
    }
    if let limit = job.limit, taken >= limit { return try store.skip(entry.seq, .limit) }
    taken += 1
    switch planner.plan(
      facts, at: source, index: taken, parts: entry.parts(relativeTo: root),
      isRawTwin: entry.isRawTwin)
    {
    case .make(let outputs, _): try store.select(entry.seq, place: taken, outputs: outputs)
    case .skip(let reason): try store.skip(entry.seq, reason)
    case .fail(let code, let message):
      try store.fail(entry.seq, AssetError(code: code, message: message))
    }
  }
}
