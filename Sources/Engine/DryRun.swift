import AssetFacts
import JobSpec
import Planning
import Synchronization
import System

/// A run that ends with its plan.
struct DryRun: Sendable {
  private let request: RunRequest
  private let width: Int
  private let control: RunControl

  init(_ request: RunRequest, width: Int, stop: Interrupt?) throws(EngineError) {
    self.request = request
    self.width = width
    control = try RunControl(asked: stop)
  }

  @concurrent
  func run(_ onEntry: @Sendable (PlanEntry) -> Void) async throws(EngineError) -> PlanSummary {
    let inputs = try request.check()
    let store = try PlanStore()
    let warnings = Mutex<[String]>([])
    let findings = try await Survey(
      request: request, inputs: inputs, store: store, control: control, width: width,
      output: try? request.destination.folder.map { try FileStatus.of($0) },
      warn: { warning in warnings.withLock { $0.append(warning) } }
    ).run(onRoot: { _ in }, onScanned: { _ in })
    var summary = PlanSummary(
      inputRoot: findings.root, outputRoot: request.destination.folder ?? findings.root)
    let planner = request.planner
    var seq = 1
    while seq <= findings.entries, !control.isStopping {
      defer { seq += 1 }
      guard let entry = try store.entry(seq) else { continue }
      let planned = self.entry(entry, planner, findings.root)
      summary.count(planned)
      onEntry(planned)
    }
    summary.warnings = warnings.withLock { $0 }
    return summary
  }

  private func entry(
    _ entry: PlanStore.Entry, _ planner: AssetPlanner, _ root: FilePath
  ) -> PlanEntry {
    let source = entry.path.relative(to: root) ?? entry.path
    var planned = PlanEntry(
      index: entry.seq, source: source, parts: entry.parts(relativeTo: root).map(\.path),
      kinds: entry.facts?.kinds.keys.sorted() ?? [], fate: .planned([]),
      warnings: entry.facts?.warnings ?? [])
    planned.leftOut = entry.leftOut(relativeTo: root)
    switch entry.settled(relativeTo: root) {
    case .failed(let error): planned.fate = .failed(error)
    case .skipped(let reason): planned.fate = .skipped(reason: reason)
    case nil:
      guard let facts = entry.facts, let place = entry.place,
        case .make(let outputs, let notes) = planner.plan(
          facts, at: source, index: place, parts: entry.parts(relativeTo: root),
          isRawTwin: entry.isRawTwin)
      else { break }
      planned.fate = .planned(outputs.map { output($0) })
      planned.warnings += notes
    }
    return planned
  }

  private func output(_ plan: OutputPlan) -> PlannedOutput {
    PlannedOutput(
      rendition: request.job.renditions[plan.rendition].name, path: plan.path,
      format: plan.format, width: plan.size?.width, height: plan.size?.height, lost: plan.lost)
  }
}

extension PlanSummary {
  fileprivate mutating func count(_ entry: PlanEntry) {
    switch entry.fate {
    case .planned(let outputs):
      planned += 1
      self.outputs += outputs.count
    case .skipped: skipped += 1
    case .failed: failed += 1
    }
  }
}
