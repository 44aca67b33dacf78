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
      let files = try store.files(withIdentifier: identifier, limit: NeighbourRun.limit)
      try store.record(LivePhotoPair.byIdentifier(files))
      last = identifier
    }
  }

  private func group(_ key: [UInt8]) throws(EngineError) {
    let first = try store.neighbours(key, after: [], limit: NeighbourRun.limit + 1)
    guard first.count > NeighbourRun.limit else { return try settle(first) }
    var run = NeighbourRun()
    var last: [UInt8] = []
    while true {
      let page = try store.neighbours(key, after: last, limit: NeighbourRun.limit)
      guard let end = page.last else { break }
      for neighbour in page { try settle(run.add(neighbour)) }
      last = end.path.bytes
    }
    try settle(run.end())
  }

  private func settle(_ neighbours: [PlanStore.Neighbour]) throws(EngineError) {
    guard !neighbours.isEmpty else { return }
    var pairs: [LivePhotoPair] = []
    if joinsFiles {
      for neighbour in neighbours { pairs += try store.pairs(of: neighbour.file.id) }
    }
    try store.record(GroupOutcome.of(neighbours, pairs, job, joinsFiles: joinsFiles))
  }

  private func gatherBursts() throws(EngineError) {
    var last = ""
    while !control.isStopping, let key = try store.nextBurst(after: last) {
      try store.settleBurst(key, keepsBestOnly: job.bursts == .best)
      last = key
    }
  }
}
