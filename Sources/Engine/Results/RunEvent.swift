package import JobSpec
package import System

/// What happens during a run, in order. Delivered one at a time.
package enum RunEvent: Sendable {
  case started(job: String, inputRoot: FilePath, outputRoot: FilePath)
  /// Scanning and inspecting go on; `assets` were found so far.
  case scanned(assets: Int)
  /// The plan stands; rendering begins.
  case planned(assets: Int, outputs: Int)
  /// An asset was completed, whichever it is: for progress alone.
  case progressed(done: Int, of: Int)
  /// How an asset ended. In plan order, but where one asset holds up hundreds of others.
  case finished(AssetResult)
  /// Something that concerns no single asset, as an unreadable folder.
  case warning(String)
  case ended(RunSummary)
}

/// What a run came to.
package struct RunSummary: Hashable, Sendable {
  package var counts: [AssetState: Int] = [:]
  package var seconds: Double = 0
  package var enginePeakRSS: Int = 0
  package var workerPeakRSS: Int = 0
  /// Why the run ended before all was done; `nil` where it is complete.
  package var stop: Stop?
  package init() {}

  package enum Stop: Hashable, Sendable {
    /// By a signal or a cancelled task.
    case interrupted
    /// By `maxDuration`.
    case deadline
    /// The output takes no more: disk full, read-only, failing.
    case failed(EngineError)
  }
}
