/// Why assets were skipped, counted by the reason's word, which stands before its first colon.
struct SkipReasons {
  private var groups: [Group] = []

  private struct Group {
    let word: Substring
    /// The whole reason, while all of the group have the same.
    var text: String?
    var count = 1
  }

  mutating func count(_ reason: String?) {
    let reason = reason ?? "no reason"
    let word = reason.prefix { $0 != ":" }
    guard let index = groups.firstIndex(where: { $0.word == word }) else {
      groups.append(Group(word: word, text: reason))
      return
    }
    groups[index].count += 1
    if groups[index].text != reason { groups[index].text = nil }
  }

  /// As in ` (3 filter, 2 unavailable: video)`; empty where nothing was skipped.
  var text: String {
    guard !groups.isEmpty else { return "" }
    let parts = groups.map { "\($0.count) \(Printable.line($0.text ?? String($0.word)))" }
    return " (\(parts.joined(separator: ", ")))"
  }
}
