package import JobSpec
package import System

/// What happens during a run, in order. Delivered one at a time.
package enum RunEvent: Sendable {
  case started(job: String, inputRoot: FilePath, outputRoot: FilePath)
  /// Scanning and inspecting go on; `assets` were found so far.
  case scanned(assets: Int)
  /// The plan stands; rendering begins.
  case planned(assets: Int, outputs: Int)
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
  /// Stopped by a signal or a deadline before all was done.
  package var stopped: Bool = false
  package init() {}
}
