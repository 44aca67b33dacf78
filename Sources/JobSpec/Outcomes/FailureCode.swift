/// Why an asset failed: a small, stable vocabulary that is safe to switch on.
///
/// New codes may appear in minor releases.
public struct FailureCode: RawRepresentable, Hashable, Sendable {
  /// The code as it stands in reports.
  public var rawValue: String
  /// Makes a code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The file cannot be opened or read.
  public static let unreadable = FailureCode(rawValue: "unreadable")
  /// The file is whole, but nothing here can do with it what the job asks.
  public static let unsupportedFormat = FailureCode(rawValue: "unsupportedFormat")
  /// The file ends before its structure does.
  public static let truncated = FailureCode(rawValue: "truncated")
  /// The file contradicts itself or its format.
  public static let corrupt = FailureCode(rawValue: "corrupt")
  /// The job's limits do not allow it.
  public static let limitExceeded = FailureCode(rawValue: "limitExceeded")
  /// The asset took longer than the job allows.
  public static let timedOut = FailureCode(rawValue: "timedOut")
  /// The worker that had it ended without an answer.
  public static let crashed = FailureCode(rawValue: "crashed")
  /// It crashed a worker in earlier runs and is left alone.
  public static let quarantined = FailureCode(rawValue: "quarantined")
  /// The source changed while it was read.
  public static let changed = FailureCode(rawValue: "changed")
  /// That nothing private is left cannot be proved.
  public static let privacyUnproved = FailureCode(rawValue: "privacyUnproved")
  /// Another asset of the job would have the same output name.
  public static let nameCollision = FailureCode(rawValue: "nameCollision")
  /// A file that this job did not make has the output's name.
  public static let outputExists = FailureCode(rawValue: "outputExists")
  /// The output cannot be written.
  public static let outputNotWritable = FailureCode(rawValue: "outputNotWritable")
  /// The encoder failed, or its result does not decode.
  public static let encodingFailed = FailureCode(rawValue: "encodingFailed")
  /// The run was stopped.
  public static let cancelled = FailureCode(rawValue: "cancelled")
}

/// The one state in which an asset ends.
public enum AssetState: String, Hashable, Sendable, CaseIterable {
  /// All outputs stand; all stood already; rightly left out; failed; not reached.
  case delivered, unchanged, skipped, failed, pending
}
