/// What must never leave with an asset.
///
/// Colour profile, orientation and HDR metadata are rendering and stay under every policy.
public struct PrivacyPolicy: Hashable, Sendable {
  /// What is done with a carrier that is not known to be harmless.
  public enum UnknownCarriers: String, Hashable, Sendable, CaseIterable {
    /// Removed, and reported.
    case remove
    /// Kept, and reported.
    case keep
    /// The asset fails.
    case fail
  }

  /// The groups that are removed.
  public var remove: Set<PrivacyGroup>
  /// What is done with what is not known.
  public var unknownCarriers: UnknownCarriers

  /// Removes groups.
  public init(remove: Set<PrivacyGroup>, unknownCarriers: UnknownCarriers = .remove) {
    self.remove = remove
    self.unknownCarriers = unknownCarriers
  }

  /// Removes what tells where, who and which device; keeps camera, time, captions, copyright,
  /// motion and depth.
  public static let sharing = PrivacyPolicy(
    remove: [.location, .people, .serials, .contact, .identifiers, .thumbnails, .provenance])
  /// Removes everything but rendering, creator and copyright.
  public static let publishing = PrivacyPolicy(
    remove: Set(PrivacyGroup.allCases).subtracting([.creator, .copyright]))
  /// Removes nothing.
  public static let archive = PrivacyPolicy(remove: [], unknownCarriers: .keep)

  /// Removes these groups and nothing else.
  public static func removing(_ groups: PrivacyGroup...) -> PrivacyPolicy {
    PrivacyPolicy(remove: Set(groups))
  }
  /// This policy, with these groups kept.
  public func keeping(_ groups: PrivacyGroup...) -> PrivacyPolicy {
    var copy = self
    copy.remove.subtract(groups)
    return copy
  }
  /// This policy, with these groups removed too.
  public func alsoRemoving(_ groups: PrivacyGroup...) -> PrivacyPolicy {
    var copy = self
    copy.remove.formUnion(groups)
    return copy
  }
}

extension PrivacyPolicy {
  /// Nothing is removed, known or unknown: a copy will do.
  package var removesNothing: Bool { remove.isEmpty && unknownCarriers == .keep }
}
