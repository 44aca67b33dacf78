import JobSpec

/// Decides, carrier by carrier, what goes, and keeps account of it.
///
/// One ledger goes through all carriers of a file, nested ones included.
struct Ledger {
  let policy: PrivacyPolicy
  let pairing: LivePhotoPairing

  private(set) var removed: Set<PrivacyGroup> = []
  private(set) var kept: Set<String> = []
  private(set) var unknown: Set<String> = []
  private(set) var invalidated: Set<String> = []
  /// Every carrier of which something must go: what a proof names.
  private(set) var found: Set<String> = []
  /// Entropy-coded data that is copied as it is, in the file's own places.
  var scans: [Range<Int>] = []
  /// What must not be in the result, and what may.
  var values = PrivateValues()

  init(policy: PrivacyPolicy, pairing: LivePhotoPairing) {
    self.policy = policy
    self.pairing = pairing
  }

  /// Whether the policy removes anything at all.
  var isActive: Bool { !policy.remove.isEmpty || policy.unknownCarriers != .keep }

  /// Carriers that are left alone against the policy: a proof that cannot fail proves nothing, and
  /// tests see to it that it does.
  var spared: Set<String> = []

  /// Whether something must go; the account is kept.
  ///
  /// - Throws: ``PrivacyError`` where the policy fails on unknown carriers.
  mutating func removes(
    _ meaning: Meaning, in carrier: @autoclosure () -> String
  ) throws(PrivacyError) -> Bool {
    guard spared.isEmpty || !spared.contains(carrier()) else { return false }
    return try decides(meaning, in: carrier())
  }

  private mutating func decides(
    _ meaning: Meaning, in carrier: @autoclosure () -> String
  ) throws(PrivacyError) -> Bool {
    switch meaning {
    case .structure, .nested: return false
    case .rendering(let name):
      if let name { kept.insert(name) }
      return false
    case .tells(let groups):
      let hit = groups.intersection(policy.remove)
      guard !hit.isEmpty else { return false }
      removed.formUnion(hit)
      found.insert(carrier())
      return true
    case .opaque(let group, let cost):
      guard !policy.remove.isEmpty else { return false }
      found.insert(carrier())
      if let group, policy.remove.contains(group) {
        removed.insert(group)
      } else {
        invalidated.insert(cost)
      }
      return true
    case .pairing:
      if pairing == .keep { kept.insert("livePhotoPairing") }
      guard pairing == .split else { return false }
      removed.insert(.identifiers)
      found.insert(carrier())
      return true
    case .unknown:
      return try removesUnknown(carrier())
    }
  }

  private mutating func removesUnknown(_ carrier: String) throws(PrivacyError) -> Bool {
    unknown.insert(carrier)
    switch policy.unknownCarriers {
    case .keep: return false
    case .remove:
      found.insert(carrier)
      return true
    case .fail:
      throw PrivacyError(
        .privacyUnproved, "\(carrier) is unknown, and the policy keeps nothing unknown.",
        carriers: [carrier])
    }
  }

  /// Notes that something is gone although no group asked for it.
  mutating func invalidate(_ name: String) { invalidated.insert(name) }

  /// Notes that something stays for rendering.
  mutating func keep(_ name: String) { kept.insert(name) }
}
