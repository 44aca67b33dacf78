public import JobSpec

/// What a run came to.
public struct RunOutcome: Hashable, Sendable {
  /// How many assets ended in each state; states without any are left out.
  public var counts: [AssetState: Int]
  /// How long the run took.
  public var seconds: Double
  /// Why it ended before all was done; `nil` where it is complete.
  public var stop: Stop?
  /// The largest resident size of this program's engine, in bytes.
  public var enginePeakMemory: Int
  /// The largest resident size of any worker, in bytes.
  public var workerPeakMemory: Int

  /// Why a run ended early.
  public enum Stop: Hashable, Sendable {
    /// The calling task was cancelled, or the results were not read to their end.
    case cancelled
    /// The configuration's `maxDuration` was over.
    case deadline
    /// The output takes no more, as where the disk is full.
    case failed(MinilabError)
  }
}
