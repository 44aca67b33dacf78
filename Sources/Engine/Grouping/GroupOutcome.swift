import AssetFacts
import Inspection
import JobSpec
import Planning
import System

/// What grouping changes about some files of one folder.
struct GroupOutcome {
  /// A file that became a part of another one's asset.
  struct Part {
    var owner: Int
    var role: AssetPart.Role
    /// Why it is not developed.
    var leftOut: String?
  }

  private(set) var parts: [Int: Part] = [:]
  /// RAW files that are developed beside pictures of their names.
  private(set) var twins: Set<Int> = []
  /// Facts that other files added to.
  private(set) var facts: [Int: AssetFacts] = [:]
  /// Stills and the clips that move with them.
  private(set) var pairs: [(still: Int, clip: Int)] = []
  private let neighbours: [Int: PlanStore.Neighbour]

  init(_ neighbours: [PlanStore.Neighbour]) {
    self.neighbours = Dictionary(
      neighbours.map { ($0.file.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes one asset, or several where the job says so, of a group.
  mutating func take(_ group: AssetGroup, _ job: Job) {
    for development in Development.of(group, job) {
      if let clip = development.clip {
        parts[clip] = Part(owner: development.file, role: .clip)
        pairs.append((development.file, clip))
        change(development.file) { facts in
          let pairing = group.pairing ?? .heuristic
          facts.add(
            .livePhotos, pairing,
            by: pairing == .heuristic ? "folder.names" : "folder.contentIdentifier")
          facts.playbackStyle = .livePhoto
          if development.hasClipOfOriginal {
            facts.warnings.append("its clip shows it before it was edited")
          }
        }
      }
      if development.isRawTwin { twins.insert(development.file) }
      if development.isEdited {
        change(development.file) { $0.add(.edited, .strong, by: "folder.edit") }
      }
      for left in development.leftOut {
        parts[left.file] = Part(owner: development.file, role: .version, leftOut: left.reason)
      }
    }
  }

  mutating func doubt(_ doubts: [Int: String]) {
    for (file, doubt) in doubts { change(file) { $0.warnings.append(doubt) } }
  }

  /// Hangs sidecars on the assets of the files that they belong to.
  mutating func attach(_ owners: [Int: Int]) {
    for (id, owner) in owners {
      guard let sidecar = neighbours[id]?.sidecar else { continue }
      let belongsToPart = parts[owner]
      let role: AssetPart.Role =
        switch sidecar.role {
        case .metadata: .metadata
        case .adjustments: .adjustments
        case .companion: .companion
        }
      parts[id] = Part(
        owner: belongsToPart?.owner ?? owner, role: belongsToPart == nil ? role : .companion)
      if sidecar.role == .adjustments, let path = neighbours[id]?.path {
        learn(from: path, of: owner)
      }
    }
  }

  /// What Photos noted says more than the file does. A recipe that cannot be read says nothing.
  private mutating func learn(from path: FilePath, of owner: Int) {
    guard let file = try? OpenFile.open(path, .source),
      let bytes = try? file.readAll(limit: PhotoAdjustments.sizeLimit),
      let adjustments = PhotoAdjustments(bytes)
    else { return }
    change(owner) { facts in
      if adjustments.isSlowMotion, facts.has(.videos) == .yes {
        facts.add(.slomoVideos, .certain, by: "aae.format")
      }
      if adjustments.isScreenshot, facts.has(.images) == .yes {
        facts.add(.screenshots, .certain, by: "aae.format")
      }
    }
  }

  private mutating func change(_ id: Int, _ change: (inout AssetFacts) -> Void) {
    guard var changed = facts[id] ?? neighbours[id]?.file.facts else { return }
    change(&changed)
    facts[id] = changed
  }
}

extension GroupOutcome {
  /// What becomes of files with one base.
  ///
  /// - Parameters:
  ///   - neighbours: The files, sidecars among them.
  ///   - pairs: What identifiers have paired.
  ///   - job: Says which files of a group are developed.
  ///   - joinsFiles: Otherwise each file is on its own, but for sidecars.
  /// - Returns: What changes about them.
  static func of(
    _ neighbours: [PlanStore.Neighbour], _ pairs: [LivePhotoPair], _ job: Job,
    joinsFiles: Bool = true
  ) -> GroupOutcome {
    of(neighbours, pairs, joinsFiles ? [job] : [])
  }

  /// The same for somebody who looks at each file, and not at what is developed: what the usual job
  /// knows of the files that it takes, and what each of the others is besides.
  static func ofEachFile(
    _ neighbours: [PlanStore.Neighbour], _ pairs: [LivePhotoPair]
  ) -> GroupOutcome {
    of(
      neighbours, pairs,
      [
        Job("usual", renditions: []),
        Job("each", versions: .both, raw: .both, renditions: []),
      ])
  }

  private static func of(
    _ neighbours: [PlanStore.Neighbour], _ pairs: [LivePhotoPair], _ jobs: [Job]
  ) -> GroupOutcome {
    let grouping = Neighbourhood(
      files: neighbours.filter { $0.sidecar == nil }.map(\.file),
      sidecars: neighbours.compactMap(\.sidecar), pairs: pairs
    ).group()
    var outcome = GroupOutcome(neighbours)
    for job in jobs {
      for group in grouping.groups { outcome.take(group, job) }
    }
    if !jobs.isEmpty { outcome.doubt(grouping.doubts) }
    outcome.attach(grouping.owners)
    return outcome
  }
}
