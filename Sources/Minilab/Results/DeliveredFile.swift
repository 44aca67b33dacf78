public import FoundationEssentials
public import UniformTypeIdentifiers

/// A file that a run delivered.
public struct DeliveredFile: Hashable, Sendable {
  /// The rendition that it is, by its name in the job.
  public var rendition: String
  /// The path below the output folder, for people: what is not UTF-8 shows as U+FFFD.
  public var name: String
  /// The same path exactly, as Linux keeps it.
  public var nameBytes: [UInt8]
  /// Where it is; `nil` where its name is not UTF-8, which no URL can hold.
  public var url: URL?
  /// What it is; `nil` for a type that the table of `UTType` lacks.
  public var contentType: UTType?
  /// Upright, in pixels.
  public var width: Int
  /// Upright, in pixels.
  public var height: Int
  /// The size of the file.
  public var bytes: Int
  /// What the rendition flattened, as `motion` or `depth`.
  public var lost: [String]
}
