package import AssetFacts

/// Files of one folder whose names have one ``GroupingName/base``: those that may belong together.
package struct Neighbourhood: Sendable {
  package var files: [GroupingFile]
  package var sidecars: [SidecarFile]
  /// What identifiers have paired already, here or across folders.
  package var pairs: [LivePhotoPair]

  package init(
    files: [GroupingFile], sidecars: [SidecarFile] = [], pairs: [LivePhotoPair] = []
  ) {
    self.files = files
    self.sidecars = sidecars
    self.pairs = pairs
  }
}

/// What became of a neighbourhood.
package struct Grouping: Sendable {
  /// Assets of more than one file; every other file is one by itself.
  package var groups: [AssetGroup] = []
  /// The file that a sidecar belongs to, by the sidecar's number.
  package var owners: [Int: Int] = [:]
  /// Why files that look as if they belonged together do not, by the number of the file it concerns.
  package var doubts: [Int: String] = [:]
}

extension Neighbourhood {
  /// Decides which files are one asset.
  package func group() -> Grouping {
    // The same files come to the same assets, in whatever order they were found.
    let files = files.sorted { ($0.fullName, $0.id) < ($1.fullName, $1.id) }
    var grouping = Grouping()
    for sidecar in sidecars {
      if let owner = sidecar.owner(among: files) { grouping.owners[sidecar.id] = owner.id }
    }
    var drafts = [Draft](files, pairs)
    drafts.pairByName(&grouping.doubts)
    drafts.joinRaw(&grouping.doubts)
    drafts.joinEdits(adjusted: adjusted(grouping.owners), &grouping.doubts)
    grouping.groups = drafts.map(\.group).filter { $0.files.count > 1 }
      .sorted { ($0.files.min() ?? 0) < ($1.files.min() ?? 0) }
    return grouping
  }

  /// Files with a recipe beside them: an edit of the same name is one of these.
  private func adjusted(_ owners: [Int: Int]) -> Set<Int> {
    Set(sidecars.filter { $0.role == .adjustments }.compactMap { owners[$0.id] })
  }
}
