/// Why a run could not start or go on. What concerns one asset is in its ``AssetOutcome``.
public struct MinilabError: Error, Hashable, Sendable {
  /// The class of failure.
  public var code: Code
  /// What is wrong and what to do, for people.
  public var message: String

  /// A class of failure. New ones may appear in minor releases.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public var rawValue: String
    /// A class of failure by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The request contradicts itself, as where an input is the output, or a URL is no file's.
    public static let invalidRequest = Code(rawValue: "invalidRequest")
    /// The job asks for what cannot be.
    public static let invalidJob = Code(rawValue: "invalidJob")
    /// An input is missing.
    public static let noInput = Code(rawValue: "noInput")
    /// The worker, or a codec without which nothing can run, is missing.
    public static let unavailable = Code(rawValue: "unavailable")
    /// A bug.
    public static let `internal` = Code(rawValue: "internal")
    /// The output folder cannot be made or written.
    public static let outputNotWritable = Code(rawValue: "outputNotWritable")
    /// Reading or writing failed.
    public static let io = Code(rawValue: "io")
    /// Another run is at the same output folder.
    public static let busy = Code(rawValue: "busy")
    /// An input or the output may not be touched.
    public static let noPermission = Code(rawValue: "noPermission")
  }
}

extension MinilabError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
