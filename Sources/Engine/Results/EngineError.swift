package import System

/// Why a run cannot start, or cannot go on. What concerns one asset is an ``AssetError``.
package struct EngineError: Error, Hashable, Sendable {
  /// The class of failure, after the exit codes of `sysexits.h`.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The request contradicts itself, as where an input is the output (64).
    case usage
    /// The job asks for what cannot be (65).
    case badSpec
    /// An input is missing (66).
    case noInput
    /// Without it nothing can run: the worker, or every word that the job uses (69).
    case unavailable
    /// A bug (70).
    case `internal`
    /// The output folder cannot be made or written (73).
    case cannotCreate
    /// The output's disk is full or fails (74).
    case io
    /// Another run holds the lock (75).
    case busy
    /// An input root or the output may not be touched (77).
    case noPermission
  }

  package var reason: Reason
  /// For a person: what is wrong and what to do.
  package var message: String
  package var path: FilePath?

  package init(_ reason: Reason, _ message: String, path: FilePath? = nil) {
    self.reason = reason
    self.message = message
    self.path = path
  }
}
