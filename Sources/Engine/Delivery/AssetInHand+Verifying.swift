import AssetFacts
import JobSpec
import MediaFile
import Planning
import Privacy
import System
import WorkOrder

extension AssetInHand {
  /// Every output is read again by the engine; every picture that was made is decoded whole by a
  /// worker.
  mutating func verify(with slot: inout WorkerSlot) throws {
    for place in set.items.indices {
      let item = set.items[place]
      let policy = policy(item)
      let source = try source(of: item)
      guard let sourceFacts = source.facts else {
        guard let original = originals[place] else { continue }
        try Verifier.check(
          sidecar: item.partial.file, item.plan.path, format: item.plan.format, policy: policy,
          pairing: job.livePhotoPairing, original)
        continue
      }
      let size = made[place].map { PixelSize($0.width, $0.height) } ?? sourceFacts.storedSize
      let facts = try Verifier.check(
        item.partial.file, item.plan.path,
        Verifier.Expectation(
          format: item.plan.format, size: size, policy: policy, pairing: job.livePhotoPairing,
          original: originals[place],
          values: try originals[place]?.values ?? values(policy, item)))
      checked[place] = facts
      noteRemoved(by: policy, for: item, facts)
      if case .image = rendition(item).output, let size = facts.storedSize {
        let order = VerifyOrder(format: facts.format, width: size.width, height: size.height)
        _ = try slot.ask(
          .verify(order), [item.partial.file], until: deadline, interrupt: control.kill)
      }
    }
    privacy.verified = true
  }

  /// What the policy's proof searches for; collected once for all outputs of one policy.
  private mutating func values(
    _ policy: PrivacyPolicy, _ item: OutputSet.Item
  ) throws -> PrivateValues {
    if policy.removesNothing { return PrivateValues() }
    let key = SearchedSource(policy: policy, part: item.plan.part)
    if let known = searched[key] { return known }
    let source = try source(of: item)
    let values = try PrivateValues(
      of: source.window, format: source.facts?.format ?? facts.format, policy: policy)
    searched[key] = values
    return values
  }

  /// A rendition carries nothing but what was allowed: all that the policy names is gone from it.
  private mutating func noteRemoved(
    by policy: PrivacyPolicy, for item: OutputSet.Item, _ output: AssetFacts
  ) {
    guard item.plan.work.encodes else { return }
    var outcome = PrivacyResult()
    outcome.removed = facts.sensitive.map(\.group).filter(policy.remove.contains)
    if output.hdr != nil { outcome.kept.append("gainMap") }
    if output.colorProfile != nil { outcome.kept.append("icc") }
    privacy.merge(outcome)
  }

  /// Completes the report's entry.
  func result(_ entry: AssetResult, notes: [String]) -> AssetResult {
    var result = entry
    result.state = set.isUnchanged ? .unchanged : .delivered
    result.privacy = privacy
    result.warnings += notes + warnings
    for (place, item) in set.items.enumerated() {
      let output = output(item, at: place)
      result.outputs.append(output)
      if item.standing != .same { result.bytesWritten += output.bytes }
    }
    result.bytesRead =
      primary.window.bytesRead
      + parts.values.reduce(0) { $0 + $1.window.bytesRead }
      + set.items.reduce(0) { sum, item in
        sum + (item.plan.work == .keep ? size(of: item) : 0)
      }
    if !made.isEmpty { result.bytesRead += facts.bytes }
    return result
  }

  /// Bytes of the file that an output is made of.
  private func size(of item: OutputSet.Item) -> Int {
    (item.plan.part.flatMap { parts[$0] } ?? primary).identity.size
  }

  private func output(_ item: OutputSet.Item, at place: Int) -> OutputResult {
    var output = OutputResult(
      rendition: rendition(item).name, path: item.plan.path, format: item.plan.format)
    let facts = checked[place]
    output.width = facts?.width ?? 0
    output.height = facts?.height ?? 0
    // What has no facts is a sidecar.
    output.bytes = facts?.bytes ?? originals[place]?.splice.count ?? size(of: item)
    output.decoder = made[place]?.decoder
    let source = item.plan.part.map { parts[$0]?.facts } ?? self.facts
    output.hdr = source?.hdr == nil ? "none" : facts?.hdr == nil ? "dropped" : "preserved"
    let lost = Set(item.plan.lost).union(made[place]?.lost ?? [])
    output.lost = lost.filter { $0 != "hdr" || output.hdr != "preserved" }.sorted()
    return output
  }
}

extension PrivacyResult {
  mutating func merge(_ other: PrivacyResult) {
    removed = Set(removed).union(other.removed).sorted()
    kept = Set(kept).union(other.kept).sorted()
    unknown = Set(unknown).union(other.unknown).sorted()
    invalidated = Set(invalidated).union(other.invalidated).sorted()
  }
}
