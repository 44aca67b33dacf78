@_exported public import CoreTransferable
@_exported public import JobSpec
@_exported public import UniformTypeIdentifiers

/// Develops folders of pictures and clips inside another program.
///
/// ```swift
/// import Minilab
///
/// let job = Job("thumbnails", renditions: [.image("small", .webp(quality: 75), within: 400)])
/// let outcome = try await Minilab().run(job, from: [uploads], into: thumbnails) { asset in
///   if let failure = asset.failure { print(asset.name, failure.message) }
/// }
/// print(outcome.counts[.delivered, default: 0], "delivered")
/// ```
///
/// Pixels are touched only by `minilab-worker`, in processes of its own: a damaged picture can end
/// one of them, never this program. Nothing here blocks a thread of Swift's pool, no task outlives
/// the call that started it, and cancelling the calling task stops the run.
public struct Minilab: Sendable {
  /// Where things are, and how runs behave.
  public var configuration: Configuration

  /// A lab; nothing is started yet.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }
}
