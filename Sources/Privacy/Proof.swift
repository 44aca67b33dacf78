package import JobSpec
package import MediaFile

/// Shows that a result tells nothing of what a policy removes.
package enum Proof {
  /// Reads a result again: no carrier of a removed group may be left, and none of the source's
  /// own values may stand anywhere in it.
  ///
  /// - Parameters:
  ///   - output: The result, as it will be delivered.
  ///   - format: What it is.
  ///   - policy: What must be gone.
  ///   - pairing: Whether a Live Photo's identifier may be there.
  ///   - values: What the source told, to be searched for.
  /// - Throws: ``PrivacyError`` with `privacyUnproved`, naming the carriers.
  package static func check(
    output: any ByteSource, format: FileFormat, policy: PrivacyPolicy, pairing: LivePhotoPairing,
    values: PrivateValues
  ) throws(PrivacyError) {
    throw .unsupported(format)
  }
}

/// The values of a source that its policy removes, in every spelling that a search needs.
package struct PrivateValues: Hashable, Sendable {
  /// Nothing to search for.
  package init() {}

  /// Collects from all carriers of a source.
  ///
  /// - Throws: ``PrivacyError`` where a carrier cannot be read.
  package init(
    of source: any ByteSource, format: FileFormat, policy: PrivacyPolicy
  ) throws(PrivacyError) {
    throw .unsupported(format)
  }
}
