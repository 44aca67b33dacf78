import AssetFacts
import JobSpec
import MediaFile
import Planning
import Privacy
import System
import WorkOrder

/// One asset while it is developed: its open source, its outputs on their way, what is known of them.
struct AssetInHand {
  var set: OutputSet
  let entry: PlanStore.Entry
  let facts: AssetFacts
  let job: Job
  let primary: SourceInHand
  /// Parts that are delivered themselves, by their place among the asset's parts.
  let parts: [Int: SourceInHand]
  let deadline: ContinuousClock.Instant
  let control: RunControl
  /// By place among the set's items.
  var made: [Int: RenditionResult] = [:]
  var originals: [Int: OriginalMaker.Original] = [:]
  var checked: [Int: AssetFacts] = [:]
  var searched: [SearchedSource: PrivateValues] = [:]
  var privacy = PrivacyResult()
  var warnings: [String] = []

  init(
    _ entry: PlanStore.Entry, _ facts: AssetFacts, _ job: Job, set: OutputSet,
    deadline: ContinuousClock.Instant, _ control: RunControl
  ) throws {
    self.entry = entry
    self.facts = facts
    self.job = job
    self.set = set
    self.deadline = deadline
    self.control = control
    primary = try SourceInHand(entry.path, entry.identity, facts)
    var parts: [Int: SourceInHand] = [:]
    for place in Set(set.items.compactMap(\.plan.part)) where entry.parts.indices.contains(place) {
      let part = entry.parts[place]
      parts[place] = try SourceInHand(part.path, part.identity, part.facts)
    }
    self.parts = parts
  }

  /// The file that an output is made of.
  func source(of item: OutputSet.Item) throws(EngineError) -> SourceInHand {
    guard let place = item.plan.part else { return primary }
    guard let part = parts[place] else {
      throw EngineError(.internal, "“\(item.plan.path)” is made of a part that is not there.")
    }
    return part
  }

  func rendition(_ item: OutputSet.Item) -> Rendition { job.renditions[item.plan.rendition] }

  func policy(_ item: OutputSet.Item) -> PrivacyPolicy { rendition(item).privacy ?? job.privacy }

  /// What is read must be what was inspected, from the first byte to the last.
  func checkSourcesAreUnchanged() throws {
    try primary.checkIsUnchanged()
    for part in parts.values { try part.checkIsUnchanged() }
  }

  /// The outputs that are the source's own bytes, less what privacy removes.
  mutating func keepOriginals() throws {
    for (place, item) in set.items.enumerated() where item.plan.work == .keep {
      let source = try source(of: item)
      do {
        let original = try OriginalMaker.make(
          from: source.file, source.window, format: item.plan.format, policy: policy(item),
          pairing: job.livePhotoPairing, into: item.partial)
        originals[place] = original
        privacy.merge(original.privacy)
        // When a file was last written tells when the picture was taken, or nearly so.
        if !policy(item).remove.contains(.time) {
          try item.partial.file.setModified(source.identity.mtime)
        }
      } catch let error as SystemError where error.path == item.partial.name {
        // Copying cannot tell whose fault it was; writing a little more can.
        try set.probe(item)
        throw SystemError(error.call, error.errno, path: source.path)
      } catch {
        throw item.plan.part == nil ? error : AssetError(error, at: source.path)
      }
    }
  }

  /// The outputs that need pixels: one decode for all of them, in a worker.
  mutating func render(with slot: inout WorkerSlot) throws {
    let places = set.items.indices.filter { set.items[$0].plan.work.encodes }
    guard !places.isEmpty else { return }
    let metadata = try MetadataComposer(primary.window, format: facts.format)
    let order = RenderOrder(
      format: facts.format, orientation: facts.orientation,
      renditions: try places.map { try self.order(for: set.items[$0], metadata) },
      strictness: job.strictness, maxPixels: job.limits.pixels, transfer: job.transfer,
      gainMap: gainMap(for: places))
    let files = [primary.file] + places.map { set.items[$0].partial.file }
    let outcome: WorkResult.Outcome
    do throws(WorkerError) {
      outcome = try slot.ask(.render(order), files, until: deadline, interrupt: control.kill)
    } catch {
      if error.isAboutOutput { for place in places { try set.probe(set.items[place]) } }
      throw error
    }
    guard case .rendered(let results, let notes) = outcome, results.count == places.count else {
      throw WorkerError.crashed("it gave an answer to another question")
    }
    try checkLosses(results)
    for (place, result) in zip(places, results) { made[place] = result }
    warnings += notes
  }

  /// Some losses show only when pixels are made: a gain map that does not decode.
  private func checkLosses(_ results: [RenditionResult]) throws(AssetError) {
    guard job.onLoss == .fail, let result = results.first(where: { !$0.lost.isEmpty }) else {
      return
    }
    throw AssetError(
      code: .unsupportedFormat,
      message:
        "“\(entry.path)”: “\(result.name)” lost \(result.lost.joined(separator: ", ")), and the "
        + "job says `onLoss: .fail`.")
  }

  private func order(
    for item: OutputSet.Item, _ metadata: MetadataComposer
  ) throws -> RenditionOrder {
    let rendition = rendition(item)
    guard case .image(var options) = rendition.output, case .encode(let encoding) = item.plan.work
    else { throw EngineError(.internal, "“\(rendition.name)” has no picture to make.") }
    options.encoding = encoding
    let orientation = options.orientation == .keep ? facts.orientation : 1
    let upright = item.plan.size ?? PixelSize(0, 0)
    let stored = orientation > 4 ? PixelSize(upright.height, upright.width) : upright
    let blocks = metadata.blocks(
      under: policy(item), orientation: orientation, width: stored.width, height: stored.height)
    return RenditionOrder(
      name: rendition.name, options: options, color: rendition.color ?? job.color,
      hdr: rendition.hdr ?? job.hdr, metadata: MetadataBlock(exif: blocks.exif, xmp: blocks.xmp))
  }
}

/// Whose private values are searched for, and by which policy.
struct SearchedSource: Hashable {
  var policy: PrivacyPolicy
  /// As in a plan's output.
  var part: Int?
}
