package import AssetFacts
package import System

/// What a name may be made of, for one output of one asset.
package struct NameValues: Hashable, Sendable {
  /// Relative to the input's root; `.` for the root itself.
  package var folder: FilePath
  /// The primary file's name without its extension.
  package var stem: FilePath
  package var rendition: String
  /// The place in the selection, from 1.
  package var index: Int
  package var captured: WallClock?
  package var camera: String?
  package var lens: String?
  /// The most telling of the asset's kinds.
  package var kind: String?
  /// The output's size as the viewer sees it.
  package var width: Int?
  package var height: Int?

  package init(folder: FilePath, stem: FilePath, rendition: String, index: Int) {
    self.folder = folder
    self.stem = stem
    self.rendition = rendition
    self.index = index
  }
}
