package import JobSpec
package import System

/// One file to be made of an asset.
package struct OutputPlan: Hashable, Sendable {
  /// Its place among the job's renditions.
  package var rendition: Int
  /// Relative to the output's root.
  package var path: FilePath
  package var format: FileFormat
  /// As the viewer sees it; `nil` where the header does not tell.
  package var size: PixelSize?
  package var work: Work
  /// What the rendition flattens without being asked.
  package var lost: [String]
  /// The part of the asset that it is made of, by its place among the parts; `nil` for the primary
  /// file.
  package var part: Int?

  package enum Work: Hashable, Sendable {
    /// Pixels are decoded and written with this concrete encoding.
    case encode(ImageEncoding)
    /// The same bytes, less what privacy removes.
    case keep

    package var encodes: Bool { if case .encode = self { true } else { false } }
  }

  package init(
    rendition: Int, path: FilePath, format: FileFormat, size: PixelSize?, work: Work,
    lost: [String] = [], part: Int? = nil
  ) {
    self.rendition = rendition
    self.path = path
    self.format = format
    self.size = size
    self.work = work
    self.lost = lost
    self.part = part
  }
}

/// What is to be done with one selected asset.
package enum AssetPlan: Hashable, Sendable {
  /// At least one output; `notes` tell which renditions are left out, and why.
  case make([OutputPlan], notes: [String])
  case skip(SkipReason)
  case fail(FailureCode, String)

  /// What is to be made, if anything.
  package var outputs: [OutputPlan]? {
    if case .make(let outputs, _) = self { outputs } else { nil }
  }
}
