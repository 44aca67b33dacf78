package import AssetFacts
package import System

/// What `inspect` says of one file.
package struct InspectEntry: Sendable {
  /// As it was given, or as it was reached from what was given.
  package var path: FilePath
  package var outcome: Result<AssetFacts, AssetError>

  /// A Live Photo's other half, as it was given or reached.
  package var pairedWith: FilePath?

  package init(
    path: FilePath, outcome: Result<AssetFacts, AssetError>, pairedWith: FilePath? = nil
  ) {
    self.pairedWith = pairedWith
    self.path = path
    self.outcome = outcome
  }
}
