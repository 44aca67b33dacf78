package import AssetFacts
package import JobSpec

/// Whether a rendition can be made of an asset. What cannot is said, never ignored.
package enum Availability {
  /// Why this rendition cannot be made of this asset; `nil` where it can.
  package static func obstacle(
    to rendition: Rendition, in job: Job, of facts: AssetFacts
  ) -> String? {
    if let reason = job.unavailableReason(for: rendition) { return reason }
    if case .image = rendition.output, facts.has(.videos) == .yes {
      return "“\(rendition.name)” makes pictures, and this is a video"
    }
    return nil
  }
}
