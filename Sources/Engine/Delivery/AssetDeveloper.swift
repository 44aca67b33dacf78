import AssetFacts
import JobSpec
import MediaFile
import Planning
import Privacy
import System
import WorkOrder

/// Takes one asset from its source to its final names, or says why not.
struct AssetDeveloper: Sendable {
  let job: Job
  let planner: AssetPlanner
  let store: PlanStore
  let place: DeliveryPlace
  let root: FilePath
  let control: RunControl
  let force: Bool

  /// Never throws: what goes wrong with the asset is in the result, what goes wrong with the
  /// output stops the run.
  func develop(
    _ entry: PlanStore.Entry, _ facts: AssetFacts, _ plan: AssetPlan, with slot: inout WorkerSlot
  ) -> AssetResult {
    let start = ContinuousClock.now
    var result = AssetResult(entry, relativeTo: root, state: .failed)
    do {
      result = try make(entry, facts, plan, with: &slot)
    } catch DeliveryError.run(let error) {
      control.stop(.failed(error))
      result.state = .pending
    } catch WorkerError.notStarted(let error) {
      control.stop(.failed(EngineError(.unavailable, error.message)))
      result.state = .pending
    } catch WorkerError.interrupted {
      result.state = .pending
    } catch {
      result.error = AssetError(error, of: entry.path, job.limits)
    }
    result.seconds = (ContinuousClock.now - start).inSeconds
    return result
  }

  /// The recipe. Everything that it makes goes away by itself unless the last step is reached.
  private func make(
    _ entry: PlanStore.Entry, _ facts: AssetFacts, _ plan: AssetPlan, with slot: inout WorkerSlot
  ) throws -> AssetResult {
    guard case .make(let outputs, let notes) = plan else {
      throw EngineError(.internal, "“\(entry.path)” was planned twice, differently.")
    }
    var asset = try AssetInHand(
      entry, facts, job, set: outputSet(outputs, of: entry.path),
      deadline: .now + .seconds(job.limits.secondsPerAsset), control)
    try asset.keepOriginals()
    try asset.render(with: &slot)
    try asset.verify(with: &slot)
    try asset.checkSourcesAreUnchanged()
    try asset.set.compare()
    if !asset.set.isUnchanged { try deliver(asset) }
    return asset.result(AssetResult(entry, relativeTo: root, state: .delivered), notes: notes)
  }

  private func outputSet(
    _ plans: [OutputPlan], of source: FilePath
  ) throws(DeliveryError) -> OutputSet {
    switch place {
    case .tree(let tree): try OutputSet(plans, in: tree, store)
    case .sources: try OutputSet(plans, replacing: source, below: root, store)
    }
  }

  private func deliver(_ asset: AssetInHand) throws(DeliveryError) {
    switch place {
    case .tree: try asset.set.deliver(force: force)
    case .sources(let suffix):
      try asset.set.replace(asset.primary.file, asset.entry.identity, backupSuffix: suffix)
    }
  }

  /// What the asset's facts come to, as they did when names were given.
  func plan(_ entry: PlanStore.Entry, _ facts: AssetFacts) -> AssetPlan {
    planner.plan(
      facts, at: entry.path.relative(to: root) ?? entry.path, index: entry.place ?? 0,
      parts: entry.parts(relativeTo: root),
      isRawTwin: entry.isRawTwin)
  }
}

extension AssetResult {
  init(_ entry: PlanStore.Entry, relativeTo root: FilePath, state: AssetState) {
    self.init(
      index: entry.seq, source: entry.path.relative(to: root) ?? entry.path, state: state)
    parts = entry.parts(relativeTo: root).map(\.path)
    leftOut = entry.leftOut(relativeTo: root)
    kinds = entry.facts?.kinds.keys.sorted() ?? []
    warnings = entry.facts?.warnings ?? []
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
