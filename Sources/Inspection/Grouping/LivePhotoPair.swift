package import AssetFacts
import JobSpec

/// A still and the clip that moves with it.
package struct LivePhotoPair: Hashable, Sendable {
  package var still: Int
  package var clip: Int
  package var confidence: AssetFacts.Confidence

  package init(still: Int, clip: Int, _ confidence: AssetFacts.Confidence) {
    self.still = still
    self.clip = clip
    self.confidence = confidence
  }
}

extension LivePhotoPair {
  /// The longest clip that a name alone may pair, in seconds.
  static let longestClip = 5.5
  /// How far a clip's begin and its still may lie apart, in seconds; iPhones begin 1.5 s before.
  static let tolerance = 3

  /// Pairs files of one content identifier.
  ///
  /// Copies share an identifier. A file's own folder comes first, then the same stem, then the nearest
  /// time; two folders are bridged only where neither half has a candidate in its own.
  ///
  /// - Parameter files: All files of the root with one identifier, stills and clips.
  /// - Returns: Pairs, none with a file in common with another. Where two choices are equally good,
  ///   neither is taken.
  package static func byIdentifier(_ files: [GroupingFile]) -> [LivePhotoPair] {
    var pairs: [LivePhotoPair] = []
    var lonely: [GroupingFile] = []
    for (_, neighbours) in Dictionary(grouping: files, by: \.folder) {
      let stills = neighbours.filter { !$0.isClip }
      let clips = neighbours.filter(\.isClip)
      if stills.isEmpty || clips.isEmpty {
        lonely += neighbours
      } else {
        pairs += match(stills, clips)
      }
    }
    pairs += match(lonely.filter { !$0.isClip }, lonely.filter(\.isClip))
    return pairs.sorted { $0.still < $1.still }
  }

  /// Takes the best candidates first, each file once.
  private static func match(_ stills: [GroupingFile], _ clips: [GroupingFile]) -> [LivePhotoPair] {
    var pairs: [LivePhotoPair] = []
    var (stills, clips) = (stills.sorted { $0.id < $1.id }, clips.sorted { $0.id < $1.id })
    for closeness in Closeness.allCases {
      var taken: Set<Int> = []
      for still in stills {
        let free = clips.filter { !taken.contains($0.id) }
        let near = free.filter { closeness.holds(still, $0) }
        guard let clip = nearest(near, to: still) else { continue }
        // A RAW and a JPEG of one stem have one clip: that goes with what the camera rendered.
        let rivals = stills.filter { closeness.holds($0, clip) && !taken.contains($0.id) }
        guard nearest(rivals.filter(\.isRendered).orElse(rivals), to: clip)?.id == still.id else {
          continue
        }
        pairs.append(LivePhotoPair(still: still.id, clip: clip.id, .certain))
        taken.formUnion([still.id, clip.id])
      }
      stills.removeAll { taken.contains($0.id) }
      clips.removeAll { taken.contains($0.id) }
      if stills.isEmpty || clips.isEmpty { break }
    }
    return pairs
  }

  /// How much of a name two halves share, the most first.
  private enum Closeness: CaseIterable {
    case stem, baseAndCopy, base, identifierOnly

    func holds(_ a: GroupingFile, _ b: GroupingFile) -> Bool {
      let isSameEdit = a.name.editMark == b.name.editMark
      return switch self {
      case .stem: a.name.stem == b.name.stem
      case .baseAndCopy: a.name.base == b.name.base && a.name.copy == b.name.copy && isSameEdit
      case .base: a.name.base == b.name.base && isSameEdit
      // An edited still beside its original keeps the identifier, but the clip is the original's.
      case .identifierOnly: a.name.base != b.name.base || isSameEdit
      }
    }
  }

  /// The one candidate, or the one whose time is nearest; `nil` where two are equally near.
  private static func nearest(_ files: [GroupingFile], to other: GroupingFile) -> GroupingFile? {
    guard files.count > 1 else { return files.first }
    let sorted = files.map { ($0, $0.distance(to: other) ?? .max) }.sorted { $0.1 < $1.1 }
    return sorted[0].1 < sorted[1].1 ? sorted[0].0 : nil
  }
}

extension LivePhotoPair {
  /// Whether names may pair these two at all, and how surely.
  ///
  /// - Returns: `nil` where they are not a pair: identifiers that differ are a veto, as are clips that
  ///   are too long and clocks that differ.
  static func byName(_ still: GroupingFile, _ clip: GroupingFile) -> AssetFacts.Confidence? {
    if let a = still.identifier, let b = clip.identifier { return a == b ? .certain : nil }
    guard let duration = clip.facts?.duration, duration <= longestClip, isMovie(clip) else {
      return nil
    }
    let sameCopy = still.name.copy == clip.name.copy
    switch still.time(agreesWith: clip, within: tolerance) {
    case .different: return nil
    case .same: return .strong
    // Without clocks a name is too little, unless one half says that it once had another.
    case .unknown:
      let wasHalf = still.identifier != nil || clip.identifier != nil
      return sameCopy && wasHalf ? .heuristic : nil
    }
  }

  private static func isMovie(_ file: GroupingFile) -> Bool {
    ["com.apple.quicktime-movie", "public.mpeg-4"].contains(file.facts?.format.rawValue)
  }
}

extension Array {
  fileprivate func orElse(_ other: [Element]) -> [Element] { isEmpty ? other : self }
}
