import AssetFacts
import Hashing

/// Makes identifiers unreadable, and keeps equal ones equal.
///
/// Content and burst identifiers tie files together; to group files it is enough to know which are
/// equal. A digest under a random key of the catalogue's own tells that and no more.
struct FactSeal: Hashable, Sendable {
  let key: [UInt8]

  func sealed(_ finding: Catalogue.Finding) -> Catalogue.Finding {
    switch finding {
    case .facts(let facts): .facts(sealed(facts))
    case .error: finding
    }
  }

  /// Sealing what is sealed changes nothing.
  func sealed(_ facts: AssetFacts) -> AssetFacts {
    var facts = facts
    facts.livePhotoIdentifier = facts.livePhotoIdentifier.map(sealed)
    facts.burstIdentifier = facts.burstIdentifier.map(sealed)
    return facts
  }

  private static let mark = "sealed:"

  private func sealed(_ identifier: String) -> String {
    if identifier.hasPrefix(Self.mark), identifier.utf8.count == Self.mark.utf8.count + 64 {
      return identifier
    }
    return Self.mark + SHA256.digest(of: key + Array(identifier.utf8) + key).hex
  }
}

extension AssetFacts {
  /// Whether there is a value that the catalogue keeps sealed only.
  var hasIdentifier: Bool { livePhotoIdentifier != nil || burstIdentifier != nil }
}
