public import FoundationEssentials
public import JobSpec

/// How one asset ended.
public struct AssetOutcome: Hashable, Sendable {
  /// The path below the input's folder, for people: what is not UTF-8 shows as U+FFFD.
  public var name: String
  /// The same path exactly, as Linux keeps it.
  public var nameBytes: [UInt8]
  /// The primary file; `nil` where its name is not UTF-8, which no URL can hold.
  public var source: URL?
  /// What kinds of asset it is.
  public var kinds: [AssetKind]
  /// Delivered, unchanged, skipped, failed or, where the run was stopped, pending.
  public var state: AssetState
  /// Why it was skipped: a stable word, and after a colon more for people.
  public var skipReason: String?
  /// Why it failed.
  public var failure: AssetFailure?
  /// What was delivered, or found unchanged.
  public var files: [DeliveredFile]
  /// The groups of private metadata that were removed.
  public var removed: [PrivacyGroup]
  /// Whether it was proved that nothing private is left.
  public var isPrivacyVerified: Bool
  /// How long the asset was worked on.
  public var seconds: Double
  /// What is worth knowing and no failure.
  public var warnings: [String]
}

/// Why an asset failed.
public struct AssetFailure: Error, Hashable, Sendable {
  /// The class of failure: stable, safe to switch on.
  public var code: FailureCode
  /// What is wrong and what to do, for people.
  public var message: String
}
