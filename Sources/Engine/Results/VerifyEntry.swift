package import Privacy
package import System

/// What `verify` says of one file.
package struct VerifyEntry: Sendable {
  /// As it was given, or as it was reached from what was given.
  package var path: FilePath
  /// What is left, or why that cannot be said.
  package var outcome: Result<Remains, AssetError>

  package init(path: FilePath, outcome: Result<Remains, AssetError>) {
    self.path = path
    self.outcome = outcome
  }
}
