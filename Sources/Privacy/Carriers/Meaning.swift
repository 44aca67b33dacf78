package import JobSpec

/// What a carrier of metadata, or one field of it, says.
package enum Meaning: Hashable, Sendable {
  /// Nothing of its own: it holds others or describes how bytes lie.
  case structure
  /// How the picture must look; stays under every policy. The name is what the report calls it.
  case rendering(String?)
  /// Goes when any of these groups goes.
  case tells(Set<PrivacyGroup>)
  /// Could say anything and cannot be taken apart: goes whole as soon as anything must go. The
  /// group is what it is for, if that is known; where the policy does not remove that, the loss is
  /// reported by this name.
  case opaque(PrivacyGroup?, costs: String)
  /// The identifier that pairs a Live Photo with its movie.
  case pairing
  /// A block of another kind, which is cleaned by its own rules.
  case nested(Nested)
  /// Nobody can say: the policy's rule for unknown carriers decides.
  case unknown

  package enum Nested: Hashable, Sendable {
    case exif, xmp, iptc, photoshop, makerNote, profile
  }

  package static func tells(_ groups: PrivacyGroup...) -> Meaning { .tells(Set(groups)) }
}
