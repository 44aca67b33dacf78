/// The files that a photographer counts as one: what the camera wrote, what became of it, and the
/// clip that moves with it. Files are named by numbers that mean something to the caller alone.
package struct AssetGroup: Hashable, Sendable {
  /// The camera's own picture or clip.
  package var rendered: Int?
  /// The sensor's data of the same moment.
  package var raw: Int?
  /// What an editor made of either.
  package var edited: Int?
  /// A Live Photo's clip as it was taken.
  package var clip: Int?
  /// The clip that was rendered together with ``edited``.
  package var editedClip: Int?
  /// How surely the clips belong to the stills; `nil` where there is none.
  package var pairing: AssetFacts.Confidence?

  package init(
    rendered: Int? = nil, raw: Int? = nil, edited: Int? = nil, clip: Int? = nil,
    editedClip: Int? = nil, pairing: AssetFacts.Confidence? = nil
  ) {
    self.rendered = rendered
    self.raw = raw
    self.edited = edited
    self.clip = clip
    self.editedClip = editedClip
    self.pairing = pairing
  }

  /// Every file of the asset, what is looked at before what moves.
  package var files: [Int] { [rendered, raw, edited, clip, editedClip].compactMap(\.self) }
}
