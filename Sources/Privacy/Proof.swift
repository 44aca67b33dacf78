package import JobSpec
package import MediaFile

/// Shows that a result tells nothing of what a policy removes.
///
/// Two ways, neither of which trusts the removal: the result's carriers are walked anew, and the
/// source's own values are searched for in its bytes.
package enum Proof {
  /// Reads a result again: no carrier of a removed group may be left, and none of the source's
  /// own values may stand anywhere in it.
  ///
  /// Coded pixels and colour profiles are not searched: they are rendering.
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
    let remains = try remains(in: output, format: format, policy: policy, pairing: pairing)
    guard remains.isEmpty else {
      throw PrivacyError(
        .privacyUnproved, "Still there: \(remains.carriers.joined(separator: ", ")).",
        carriers: remains.carriers)
    }
    try search(output, format, values)
  }

  /// Walks a file's carriers, whoever made it, and says which of them a policy would not leave.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: What it is.
  ///   - policy: What should be gone.
  ///   - pairing: Whether a Live Photo's identifier may be there.
  /// - Returns: What is left; empty where nothing is.
  /// - Throws: ``PrivacyError`` where that cannot be said with certainty.
  package static func remains(
    in source: any ByteSource, format: FileFormat, policy: PrivacyPolicy, pairing: LivePhotoPairing
  ) throws(PrivacyError) -> Remains {
    var ledger = Ledger(policy: policy, pairing: pairing)
    if ledger.isActive { _ = try Cleaner.clean(source, format: format, &ledger) }
    return Remains(groups: ledger.removed.sorted(), carriers: ledger.found.sorted())
  }

  private static func search(
    _ output: any ByteSource, _ format: FileFormat, _ values: PrivateValues
  ) throws(PrivacyError) {
    let search = NeedleSearch(values.evidence())
    guard !search.isEmpty else { return }
    var left: Set<String> = []
    do throws(MediaFileError) {
      let haystack = try Haystack(output, format: format)
      for range in haystack.ranges {
        var position = range.lowerBound
        // Windows overlap, so that a value on their border is found.
        while position < range.upperBound {
          let end = min(position + 65_536 + search.longest, range.upperBound)
          let window = try output.bytes(position..<end)
          left.formUnion(search.matches(in: window).map(\.carrier))
          position += 65_536
        }
      }
      for text in haystack.unpacked { left.formUnion(search.matches(in: text).map(\.carrier)) }
    } catch { throw PrivacyError(error, in: "output") }
    guard left.isEmpty else {
      let carriers = left.sorted()
      throw PrivacyError(
        .privacyUnproved,
        "What \(carriers.joined(separator: ", ")) said is still in the result.",
        carriers: carriers)
    }
  }
}
