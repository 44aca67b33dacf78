/// The assets of a run as they end, one at a time.
///
/// A run goes on only as fast as its outcomes are read: assets in hand are finished, and then it
/// waits.
public struct AssetOutcomes: AsyncSequence, Sendable {
  /// How one asset ended.
  public typealias Element = AssetOutcome

  let handover: Handover<AssetOutcome>

  /// Reads the outcomes; there is one reader.
  ///
  /// - Returns: The reader.
  public func makeAsyncIterator() -> Iterator { Iterator(handover: handover) }

  /// Reads outcomes one after another.
  public struct Iterator: AsyncIteratorProtocol {
    let handover: Handover<AssetOutcome>

    /// The next outcome.
    ///
    /// - Returns: `nil` where the run has ended.
    /// - Throws: ``MinilabError`` where the run cannot start or go on.
    public mutating func next() async throws -> AssetOutcome? { try await handover.take() }
  }
}
