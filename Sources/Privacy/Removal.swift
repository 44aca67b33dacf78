package import JobSpec
package import MediaFile

/// How a file becomes one that tells nothing of what a policy removes: a splice, and what it costs.
package struct Removal: Hashable, Sendable {
  /// The cleaned file in terms of the source.
  package var splice: Splice
  /// Groups of which something was found and removed.
  package var removed: [PrivacyGroup]
  /// What stays because the picture would not look the same without it, as `icc`, `gainMap`.
  package var kept: [String]
  /// Carriers of which nobody can say what they tell.
  package var unknown: [String]
  /// What goes although no group asked for it, as `motionPhoto`.
  package var invalidated: [String]
}

extension Removal {
  /// Plans the removal; reads structure and metadata, never pixels.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: What it is.
  ///   - policy: What must go.
  ///   - pairing: What becomes of the identifier that pairs a Live Photo with its movie.
  /// - Returns: A plan that has been proved on the spliced result.
  /// - Throws: ``PrivacyError``; any doubt about a carrier is one.
  package static func plan(
    of source: any ByteSource, format: FileFormat, policy: PrivacyPolicy,
    pairing: LivePhotoPairing
  ) throws(PrivacyError) -> Removal {
    throw .unsupported(format)
  }
}
