import JobSpec

/// What must go, as a command line says it: by a policy's name, by what goes, or by what stays.
enum PolicyChoice {
  /// Reads `--policy NAME`, `--remove GROUP,…` and `--keep GROUP,…`, of which one may be given.
  ///
  /// - Returns: The policy; `sharing` where none is named. What nobody can interpret goes with each
  ///   of them but `archive`.
  static func policy(_ invocation: Invocation) throws(UsageError) -> PrivacyPolicy {
    try invocation.refuse(.policy, with: .remove)
    try invocation.refuse(.policy, with: .keep)
    try invocation.refuse(.remove, with: .keep)
    if invocation.has(.remove) {
      return PrivacyPolicy(remove: try groups(after: .remove, of: invocation))
    }
    if invocation.has(.keep) {
      let kept = try groups(after: .keep, of: invocation)
      return PrivacyPolicy(remove: Set(PrivacyGroup.allCases).subtracting(kept))
    }
    guard let name = invocation.value(of: .policy) else { return .sharing }
    if let known = PrivacyPolicy.named.first(where: { $0.name == name.description }) {
      return known.policy
    }
    throw unknown(
      "policy", name.description, among: PrivacyPolicy.named.map(\.name), in: invocation.verb)
  }

  /// Every list that was given after an option, joined.
  private static func groups(
    after option: Option, of invocation: Invocation
  ) throws(UsageError) -> Set<PrivacyGroup> {
    var groups: Set<PrivacyGroup> = []
    for case let list? in invocation.occurrences.filter({ $0.option == option }).map(\.value) {
      for word in list.description.split(separator: ",", omittingEmptySubsequences: false) {
        guard let group = PrivacyGroup(rawValue: String(word)) else {
          throw unknown(
            "group", String(word), among: PrivacyGroup.allCases.map(\.rawValue),
            in: invocation.verb)
        }
        groups.insert(group)
      }
    }
    return groups
  }

  private static func unknown(
    _ noun: String, _ word: String, among known: [String], in verb: Command.Verb
  ) -> UsageError {
    if let nearest = Suggestion.nearest(to: word, among: known) {
      return UsageError("unknown \(noun) '\(word)'", suggestion: "'\(nearest)'", in: verb)
    }
    return UsageError(
      "unknown \(noun) '\(word)'; there are \(known.joined(separator: ", "))", in: verb)
  }
}
