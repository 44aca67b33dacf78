/// Something that a job asks for and that cannot be.
public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the job, as `renditions[1] "thumb"`; empty where it is the job itself.
  public var place: String
  /// One sentence with the value involved, as `Expected quality between 1 and 100 but got 140.`
  public var message: String

  /// Describes a problem.
  public init(_ message: String, at place: String = "") {
    self.place = place
    self.message = message
  }

  /// Place and message on one line.
  public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}

/// All that is wrong with a job.
public struct JobError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Never empty, in the order of the job.
  public var problems: [Problem]

  /// Describes what is wrong.
  public init(_ problems: [Problem]) { self.problems = problems }

  /// A problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
