/// Finds what someone meant who mistyped a name.
enum Suggestion {
  /// The candidate nearest to `word`, unless all are too far away to be what was meant.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let allowed = max(1, word.count / 3)
    return
      candidates
      .map { (candidate: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= allowed || isPrefix(word, of: $0.candidate) }
      .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
      .candidate
  }

  /// The number of letters to insert, remove, replace or swap to make one word of the other.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.lowercased().unicodeScalars)
    let b = Array(b.lowercased().unicodeScalars)
    // Rows i − 2, i − 1 and i of the usual table.
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, previous) = (previous, row)
    }
    return previous[b.count]
  }

  private static func isPrefix(_ word: String, of candidate: String) -> Bool {
    word.count >= 3 && candidate.hasPrefix(word)
  }
}
