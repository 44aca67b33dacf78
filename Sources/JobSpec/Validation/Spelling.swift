/// Finds the word that somebody meant.
package enum Spelling {
  /// The nearest of the words, or `nil` where none is near enough to be worth saying.
  package static func suggestion(
    for word: String, among words: some Sequence<String>
  ) -> String? {
    let word = word.lowercased()
    let reach = max(1, word.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = distance(Array(word), Array(candidate.lowercased()))
      guard distance <= reach, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// `; did you mean "x"?` where a word is near enough, else a full stop.
  package static func ending(for word: String, among words: some Sequence<String>) -> String {
    suggestion(for: word, among: words).map { "; did you mean \"\($0)\"?" } ?? "."
  }

  /// Insertions, removals, replacements and swaps of neighbours between two words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
