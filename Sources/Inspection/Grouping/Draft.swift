import AssetFacts

/// An asset on its way to be complete.
struct Draft {
  /// The camera's own picture; a clip only where there is no still.
  var rendered: GroupingFile?
  var raw: GroupingFile?
  var edited: GroupingFile?
  var clip: GroupingFile?
  var editedClip: GroupingFile?
  /// The number of a clip in another folder.
  var distantClip: Int?
  var pairing: AssetFacts.Confidence?

  /// What stands for the draft when names and clocks are compared.
  var lead: GroupingFile? { rendered ?? raw ?? edited }
  var isStill: Bool { lead.map { !$0.isClip } ?? false }
  var isClipAlone: Bool { lead?.isClip == true && clip == nil }
  var hasClip: Bool { clip != nil || distantClip != nil }

  init(_ file: GroupingFile) {
    if file.isRaw { raw = file } else { rendered = file }
  }

  var group: AssetGroup {
    AssetGroup(
      rendered: rendered?.id, raw: raw?.id, edited: edited?.id, clip: clip?.id ?? distantClip,
      editedClip: editedClip?.id, pairing: pairing)
  }
}

extension [Draft] {
  /// One draft for each file that stands for itself; clips that identifiers have paired go with their
  /// stills. Files without facts join nothing.
  init(_ files: [GroupingFile], _ pairs: [LivePhotoPair]) {
    let clips = Set(pairs.map(\.clip))
    let byStill = Dictionary(pairs.map { ($0.still, $0) }, uniquingKeysWith: { first, _ in first })
    self = files.filter { $0.facts != nil && !clips.contains($0.id) }.map { file in
      var draft = Draft(file)
      if let pair = byStill[file.id] {
        draft.clip = files.first { $0.id == pair.clip }
        draft.distantClip = draft.clip == nil ? pair.clip : nil
        draft.pairing = pair.confidence
      }
      return draft
    }
  }

  /// Pairs stills and clips that have names in common, the whole stem before the base.
  mutating func pairByName(_ doubts: inout [Int: String]) {
    pair(by: { $0.stem }, &doubts)
    pair(by: { "\($0.base)/\($0.copy ?? 0)/\($0.editMark == nil)" }, &doubts)
    pair(by: { "\($0.base)/\($0.editMark == nil)" }, &doubts)
  }

  private mutating func pair(
    by key: (GroupingName) -> String, _ doubts: inout [Int: String]
  ) {
    var gone: Set<Int> = []
    for places in places(by: key).values {
      let clips = places.filter { self[$0].isClipAlone }
      // One shot may be there as RAW and JPEG: the clip goes with the rendered one.
      let stills = places.filter { self[$0].isStill && !self[$0].hasClip }
      let rendered = stills.filter { self[$0].lead?.isRendered == true }
      let choice = rendered.isEmpty ? stills : rendered
      guard let clipPlace = clips.first, let clip = self[clipPlace].lead, !choice.isEmpty else {
        continue
      }
      let fitting = choice.filter { still in
        self[still].lead.map { LivePhotoPair.byName($0, clip) != nil } ?? false
      }
      guard clips.count == 1, choice.count == 1, let place = fitting.first,
        let still = self[place].lead
      else {
        if !fitting.isEmpty, clips.count > 1 || choice.count > 1 {
          doubts[clip.id] =
            "it may belong to several photos of its name, and to which cannot be said"
        }
        continue
      }
      self[place].clip = clip
      self[place].pairing = LivePhotoPair.byName(still, clip)
      doubts[clip.id] = nil
      gone.insert(clipPlace)
    }
    remove(gone)
  }

  /// Joins a RAW file and the picture that the camera rendered of it.
  mutating func joinRaw(_ doubts: inout [Int: String]) {
    var gone: Set<Int> = []
    let groups = places { "\($0.base)/\($0.copy ?? 0)/\($0.editMark == nil)" }
    for places in groups.values {
      let raws = places.filter { self[$0].raw != nil }
      let rendered = places.filter {
        self[$0].rendered?.isRendered == true && self[$0].rendered?.name.editMark == nil
      }
      guard let first = raws.first, let raw = self[first].raw, !rendered.isEmpty else { continue }
      let fitting = rendered.filter { self[$0].rendered.map { isSameShot(raw, $0) } ?? false }
      guard raws.count == 1, fitting.count == 1 else {
        if !fitting.isEmpty {
          doubts[raw.id] = "several pictures have its name, and which one it was cannot be said"
        }
        continue
      }
      self[fitting[0]].raw = raw
      if !self[fitting[0]].hasClip {
        self[fitting[0]].clip = self[first].clip
        self[fitting[0]].distantClip = self[first].distantClip
        self[fitting[0]].pairing = self[first].pairing
      }
      gone.insert(first)
    }
    remove(gone)
  }

  private func isSameShot(_ a: GroupingFile, _ b: GroupingFile) -> Bool {
    a.time(agreesWith: b, within: 2) != .different && a.camera(agreesWith: b) != .different
  }

  /// Joins what an editor made to what it was made of.
  ///
  /// - Parameters:
  ///   - adjusted: Numbers of files that have a recipe beside them.
  ///   - doubts: Takes why something named as an edit is none.
  mutating func joinEdits(adjusted: Set<Int>, _ doubts: inout [Int: String]) {
    var gone: Set<Int> = []
    for place in indices {
      guard let edited = self[place].lead, let mark = edited.name.editMark else { continue }
      let originals = indices.filter { other in
        guard let lead = self[other].lead else { return false }
        return lead.name.editMark == nil && lead.name.base == edited.name.base
          && lead.name.copy == edited.name.copy && lead.isClip == edited.isClip
          && self[other].edited == nil
      }
      let fitting = originals.filter { other in
        guard let lead = self[other].lead else { return false }
        return isEdit(edited, of: lead, mark, isAdjusted: adjusted.contains(lead.id))
      }
      guard fitting.count == 1, let original = fitting.first else {
        if fitting.count > 1 {
          doubts[edited.id] = "it may be an edit of several pictures of its name"
        } else if !originals.isEmpty {
          doubts[edited.id] = "it is named as an edit, but nothing shows that it is one"
        }
        continue
      }
      self[original].edited = edited
      self[original].editedClip = self[place].clip
      if self[original].pairing == nil { self[original].pairing = self[place].pairing }
      gone.insert(place)
    }
    remove(gone)
  }

  /// `IMG_E1234` may be another photo: it needs a clock that agrees, or a recipe. Words that say
  /// *edited* need none. Clocks and cameras that disagree always win.
  private func isEdit(
    _ edited: GroupingFile, of original: GroupingFile, _ mark: GroupingName.EditMark,
    isAdjusted: Bool
  ) -> Bool {
    let time = edited.time(agreesWith: original, within: 2)
    guard time != .different, edited.camera(agreesWith: original) != .different else {
      return false
    }
    return mark == .spelledOut || time == .same || isAdjusted
  }

  private func places(by key: (GroupingName) -> String) -> [String: [Int]] {
    Dictionary(grouping: indices.filter { self[$0].lead != nil }) { place in
      self[place].lead.map { key($0.name) } ?? ""
    }
  }

  private mutating func remove(_ places: Set<Int>) {
    self = indices.filter { !places.contains($0) }.map { self[$0] }
  }
}
