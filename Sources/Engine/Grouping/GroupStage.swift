import AssetFacts
import Inspection
import JobSpec
import Planning
import System

/// Finds out which files are one asset, and which of them the job develops.
///
/// The plan's database holds everything; only files whose names or identifiers have something in
/// common are in memory together.
struct GroupStage {
  let job: Job
  let store: PlanStore
  let control: RunControl
  /// Where originals take their sources' places, each file is on its own, but for sidecars.
  let joinsFiles: Bool

  /// Files with names so much alike that more of them are compared by their whole stems only.
  static let limit = 256

  func run() throws(EngineError) {
    if joinsFiles { try pairByIdentifier() }
    var last: [UInt8] = []
    while !control.isStopping, let key = try store.nextNeighbourhood(after: last) {
      try group(key)
      last = key
    }
    if joinsFiles { try gatherBursts() }
  }

  private func pairByIdentifier() throws(EngineError) {
    var last = ""
    while !control.isStopping, let identifier = try store.nextSharedIdentifier(after: last) {
      let files = try store.files(withIdentifier: identifier, limit: Self.limit)
      try store.record(LivePhotoPair.byIdentifier(files))
      last = identifier
    }
  }

  private func group(_ key: [UInt8]) throws(EngineError) {
    let first = try store.neighbours(key, after: [], limit: Self.limit + 1)
    guard first.count > Self.limit else { return try settle(first) }
    var run: [PlanStore.Neighbour] = []
    var last: [UInt8] = []
    while true {
      let page = try store.neighbours(key, after: last, limit: Self.limit)
      guard let end = page.last else { break }
      for neighbour in page {
        if run.count >= Self.limit || run.last.map({ $0.core != neighbour.core }) ?? false {
          try settle(run)
          run = []
        }
        run.append(neighbour)
      }
      last = end.path.bytes
    }
    try settle(run)
  }

  private func settle(_ neighbours: [PlanStore.Neighbour]) throws(EngineError) {
    guard !neighbours.isEmpty else { return }
    let files = neighbours.filter { $0.sidecar == nil }.map(\.file)
    var pairs: [LivePhotoPair] = []
    if joinsFiles {
      for neighbour in neighbours { pairs += try store.pairs(of: neighbour.file.id) }
    }
    let grouping = Neighbourhood(
      files: files, sidecars: neighbours.compactMap(\.sidecar), pairs: pairs
    ).group()
    var outcome = GroupOutcome(neighbours)
    if joinsFiles {
      for group in grouping.groups { outcome.take(group, job) }
      outcome.doubt(grouping.doubts)
    }
    try outcome.attach(grouping.owners)
    try store.record(outcome)
  }

  private func gatherBursts() throws(EngineError) {
    var last = ""
    while !control.isStopping, let key = try store.nextBurst(after: last) {
      try store.settleBurst(key, keepsBestOnly: job.bursts == .best)
      last = key
    }
  }
}
