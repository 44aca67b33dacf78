package import JobSpec
package import System

/// What would be made of one asset: what `--dry-run` prints of it.
package struct PlanEntry: Hashable, Sendable {
  /// The place in the plan, from 1.
  package var index: Int
  /// Relative to the input's root.
  package var source: FilePath
  package var parts: [FilePath]
  /// Those of the parts that the job's words keep from being developed.
  package var leftOut: [LeftOutFile] = []
  package var kinds: [AssetKind]
  package var fate: Fate
  package var warnings: [String]

  package enum Fate: Hashable, Sendable {
    case planned([PlannedOutput])
    case skipped(reason: String)
    case failed(AssetError)
  }

  package init(
    index: Int, source: FilePath, parts: [FilePath] = [], kinds: [AssetKind] = [], fate: Fate,
    warnings: [String] = []
  ) {
    self.index = index
    self.source = source
    self.parts = parts
    self.kinds = kinds
    self.fate = fate
    self.warnings = warnings
  }
}

/// A file that would be made.
package struct PlannedOutput: Hashable, Sendable {
  package var rendition: String
  /// Relative to the output's root.
  package var path: FilePath
  package var format: FileFormat
  /// As the viewer sees it; `nil` where the header does not tell.
  package var width: Int?
  package var height: Int?
  /// What the rendition flattens.
  package var lost: [String]

  package init(
    rendition: String, path: FilePath, format: FileFormat, width: Int? = nil, height: Int? = nil,
    lost: [String] = []
  ) {
    self.rendition = rendition
    self.path = path
    self.format = format
    self.width = width
    self.height = height
    self.lost = lost
  }
}

/// What a plan came to.
package struct PlanSummary: Hashable, Sendable {
  package var inputRoot: FilePath
  package var outputRoot: FilePath
  /// Assets for which something would be made.
  package var planned = 0
  package var outputs = 0
  package var skipped = 0
  package var failed = 0
  /// What concerns no single asset.
  package var warnings: [String] = []

  package init(inputRoot: FilePath, outputRoot: FilePath) {
    self.inputRoot = inputRoot
    self.outputRoot = outputRoot
  }
}
