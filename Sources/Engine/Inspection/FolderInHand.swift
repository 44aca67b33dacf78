import AssetFacts
import Inspection
import JobSpec
import System

/// The files of one folder that still wait for others of it.
struct FolderInHand {
  /// What other files add to one.
  struct Gain {
    var facts: AssetFacts?
    /// The other half, as it was reached.
    var partner: FilePath?
  }

  private(set) var isOver = false
  /// By file; taken away by whoever prints it.
  var gained: [Int: Gain] = [:]
  private var seen = 0
  private var count: Int?
  private var kin: [Int: Kin] = [:]
  /// Files that one thing or more is not known of.
  private var open: [Int: Int] = [:]
  private var shown: [Int: FilePath] = [:]
  private var byIdentifier: [String: [PlanStore.Neighbour]] = [:]
  private var frames: [String: Frames] = [:]
  /// Files that others' assets have.
  private var parts: Set<Int> = []

  /// Files whose names have one base.
  private struct Kin {
    var seen = 0
    var run = NeighbourRun()
  }

  /// Frames of one burst, as long as all of them may be one asset.
  private struct Frames {
    var isBurst = false
    var base = ""
    var files: [(id: Int, facts: AssetFacts)] = []
  }

  func isOpen(_ id: Int) -> Bool { open[id] != nil }

  /// Nothing more comes, and nothing is left to be taken away.
  var isDone: Bool { isOver && gained.isEmpty }

  /// - Returns: Whether nothing more can be said of the file.
  mutating func take(_ file: FolderWalk.Found, _ entry: InspectEntry?) -> Bool {
    seen += 1
    let facts = try? entry?.outcome.get()
    let sidecar = SidecarFile(id: file.seq, name: file.path.lastComponent.nameForGrouping)
    if let facts {
      wait(for: facts, file)
    }
    if let key = file.kin {
      let neighbour = PlanStore.Neighbour(
        path: file.path,
        file: GroupingFile(
          id: file.seq, folder: file.folder, name: file.path.lastComponent.nameForGrouping,
          facts: sidecar == nil ? facts : nil), sidecar: sidecar)
      if entry != nil {
        shown[file.seq] = file.shown
        open[file.seq, default: 0] += 1
      }
      var mine = kin.removeValue(forKey: key.base) ?? Kin()
      mine.seen += 1
      // Names so much alike that all of them are too many come in runs of one stem.
      if key.count > NeighbourRun.limit {
        settle(mine.run.add(neighbour))
      } else {
        mine.run.append(neighbour)
      }
      if mine.seen < key.count { kin[key.base] = mine } else { settle(mine.run.end()) }
    }
    if let count, seen >= count { settle() }
    return open[file.seq] == nil
  }

  mutating func end(files: Int) {
    count = files
    if seen >= files { settle() }
  }

  /// Takes what is there as all that there is.
  mutating func settle() {
    for var kin in kin.values { settle(kin.run.end()) }
    kin = [:]
    for files in byIdentifier.values {
      let pairs = LivePhotoPair.byIdentifier(files.map(\.file))
      if !pairs.isEmpty { settle(files, pairs, closing: false) }
    }
    byIdentifier = [:]
    for (burst, frames) in frames where frames.files.filter({ !parts.contains($0.id) }).count > 1 {
      _ = join(frames, burst)
    }
    frames = [:]
    parts = []
    open = [:]
    shown = [:]
    isOver = true
  }

  /// A pair's half waits for the other, a burst's first frame for a second.
  private mutating func wait(for facts: AssetFacts, _ file: FolderWalk.Found) {
    let name = file.path.lastComponent.nameForGrouping
    if let identifier = facts.livePhotoIdentifier {
      open[file.seq, default: 0] += 1
      shown[file.seq] = file.shown
      byIdentifier[identifier, default: []].append(
        PlanStore.Neighbour(
          path: file.path,
          file: GroupingFile(id: file.seq, folder: file.folder, name: name, facts: facts)))
    }
    guard let burst = BurstKey.of(facts, named: name) else { return }
    let base = GroupingName(name).base
    var known = frames[burst] ?? Frames(base: base)
    if known.isBurst || known.base != base {
      known.isBurst = true
      change(file.seq, facts) { $0.join(burst: burst) }
      known = join(known, burst)
    } else {
      known.files.append((file.seq, facts))
      open[file.seq, default: 0] += 1
      shown[file.seq] = file.shown
    }
    frames[burst] = known
  }

  private mutating func join(_ frames: Frames, _ burst: String) -> Frames {
    for (id, facts) in frames.files {
      change(id, facts) { $0.join(burst: burst) }
      close(id)
    }
    return Frames(isBurst: true)
  }

  /// Groups files with one base, among them those that identifiers have paired.
  private mutating func settle(_ neighbours: [PlanStore.Neighbour]) {
    guard !neighbours.isEmpty else { return }
    var pairs: [LivePhotoPair] = []
    let identifiers = Set(neighbours.compactMap(\.file.identifier))
    for identifier in identifiers {
      let here = neighbours.map(\.file).filter { $0.identifier == identifier }
      let found = LivePhotoPair.byIdentifier(here)
      guard !found.isEmpty else { continue }
      pairs += found
      let paired = Set(found.flatMap { [$0.still, $0.clip] })
      byIdentifier[identifier]?.removeAll { paired.contains($0.file.id) }
      if byIdentifier[identifier]?.isEmpty == true { byIdentifier[identifier] = nil }
      for id in paired { close(id) }
    }
    settle(neighbours, pairs, closing: true)
  }

  private mutating func settle(
    _ neighbours: [PlanStore.Neighbour], _ pairs: [LivePhotoPair], closing: Bool
  ) {
    let outcome = GroupOutcome.ofEachFile(neighbours, pairs)
    parts.formUnion(outcome.parts.keys.filter { open[$0] != nil && shown[$0] != nil })
    for (id, facts) in outcome.facts { change(id, facts) { _ in } }
    for (still, clip) in outcome.pairs {
      gained[still, default: Gain()].partner = shown[clip]
      gained[clip, default: Gain()].partner = shown[still]
    }
    guard closing else { return }
    for neighbour in neighbours { close(neighbour.file.id) }
  }

  /// Adds to what is known of a file by now.
  private mutating func change(
    _ id: Int, _ facts: AssetFacts?, _ change: (inout AssetFacts) -> Void
  ) {
    guard var changed = facts else { return }
    if let before = gained[id]?.facts { changed.gain(before) }
    change(&changed)
    gained[id, default: Gain()].facts = changed
  }

  private mutating func close(_ id: Int) {
    guard let left = open[id] else { return }
    open[id] = left > 1 ? left - 1 : nil
    if left <= 1 { shown[id] = nil }
  }
}
