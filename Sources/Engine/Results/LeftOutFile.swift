package import System

/// A version or half of an asset that is there, and was not developed.
package struct LeftOutFile: Hashable, Sendable {
  /// Relative to the input's root.
  package var path: FilePath
  /// The job's word that left it out, as `raw: .preferRendered`.
  package var reason: String

  package init(path: FilePath, reason: String) {
    self.path = path
    self.reason = reason
  }
}
