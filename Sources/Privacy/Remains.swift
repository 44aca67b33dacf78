package import JobSpec

/// What a file still tells that a policy would have removed.
package struct Remains: Hashable, Sendable {
  /// The groups that are told, as far as they are known.
  package var groups: [PrivacyGroup]
  /// Where, as in `jpeg.exif.gps`. Never a value.
  package var carriers: [String]

  package init(groups: [PrivacyGroup], carriers: [String]) {
    self.groups = groups
    self.carriers = carriers
  }

  package var isEmpty: Bool { carriers.isEmpty }
}
