package import AssetFacts
package import JobSpec

/// Which file of an asset is developed, and why its others are not.
package struct Development: Hashable, Sendable {
  /// A file that is there, and is left as it is.
  package struct LeftOut: Hashable, Sendable {
    package var file: Int
    /// The job's word that left it out, as `raw: .preferRendered`.
    package var reason: String

    package init(_ file: Int, _ reason: String) {
      self.file = file
      self.reason = reason
    }
  }

  /// The file that is developed.
  package var file: Int
  /// The clip that goes with it.
  package var clip: Int?
  package var leftOut: [LeftOut] = []
  /// The file is what an editor made.
  package var isEdited = false
  /// A RAW file that is developed beside the picture of the same name: their renditions need two.
  package var isRawTwin = false
  /// The clip shows the asset before it was edited.
  package var hasClipOfOriginal = false

  /// Decides by the job's `versions` and `raw`.
  ///
  /// - Returns: At least one development for a group with at least one file. Files that the job
  ///   leaves out are told with the first.
  package static func of(_ group: AssetGroup, _ job: Job) -> [Development] {
    var chosen: [Int] = []
    let versions = versions(of: group, job.versions)
    switch job.raw {
    case .preferRendered: chosen = versions.isEmpty ? [group.raw].compactMap(\.self) : versions
    case .preferRaw: chosen = group.raw.map { [$0] } ?? versions
    case .both: chosen = versions + [group.raw].compactMap(\.self)
    }
    // What would leave nothing takes what there is.
    if chosen.isEmpty {
      chosen = [group.rendered, group.edited].compactMap(\.self).prefix(1).map(\.self)
    }
    var developments = chosen.map { Development(file: $0, isEdited: $0 == group.edited) }
    if chosen.count > 1, let place = developments.firstIndex(where: { $0.file == group.raw }) {
      developments[place].isRawTwin = true
    }
    group.distributeClips(over: &developments)
    guard !developments.isEmpty else { return [] }
    let used = Set(developments.flatMap { [$0.file, $0.clip].compactMap(\.self) })
    developments[0].leftOut = group.files.filter { !used.contains($0) }.map {
      LeftOut(
        $0,
        $0 == group.raw || $0 == group.rendered && chosen == [group.raw]
          ? "raw: .\(job.raw.rawValue)" : "versions: .\(job.versions.rawValue)")
    }
    return developments
  }

  /// Rendered files, by version; a RAW file is an original, too.
  private static func versions(of group: AssetGroup, _ choice: VersionChoice) -> [Int] {
    switch choice {
    case .edited: [group.edited ?? group.rendered].compactMap(\.self)
    case .original: [group.rendered ?? (group.raw == nil ? group.edited : nil)].compactMap(\.self)
    case .both: [group.rendered, group.edited].compactMap(\.self)
    }
  }
}

extension AssetGroup {
  /// Gives each clip to the still that it was taken or rendered with.
  fileprivate func distributeClips(over developments: inout [Development]) {
    if let editedClip, let place = developments.firstIndex(where: \.isEdited) {
      developments[place].clip = editedClip
    }
    guard let clip else { return }
    let originals = developments.indices.filter { !developments[$0].isEdited }
    if let place = originals.first(where: { developments[$0].file == rendered }) ?? originals.first
    {
      developments[place].clip = clip
    } else if let place = developments.indices.first, developments[place].clip == nil {
      developments[place].clip = clip
      developments[place].hasClipOfOriginal = true
    }
  }
}
