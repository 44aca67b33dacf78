package import AssetFacts
package import JobSpec
import MediaFile
package import System

/// A file that travels with an asset's primary one, as plans look at it.
package struct AssetPart: Hashable, Sendable {
  /// What it is to the primary file.
  package enum Role: String, Hashable, Sendable {
    /// A Live Photo's movie.
    case clip
    /// Another version of the picture, which the job leaves out.
    case version
    /// `.xmp` of the primary file.
    case metadata
    /// `.AAE` of the primary file.
    case adjustments
    /// A camera's thumbnail, preview or log; sidecars of parts.
    case companion
  }

  /// Relative to the input's root.
  package var path: FilePath
  package var role: Role
  /// `nil` for sidecars.
  package var facts: AssetFacts?

  package init(path: FilePath, role: Role, facts: AssetFacts? = nil) {
    self.path = path
    self.role = role
    self.facts = facts
  }
}

extension AssetPart {
  /// By its bytes; for sidecars by what they are to the primary file.
  package var format: FileFormat {
    if let facts { return facts.format }
    let format: MediaFormat = role == .metadata ? .xmp : .adjustments
    return FileFormat(rawValue: format.uniformTypeIdentifier)
  }
}
