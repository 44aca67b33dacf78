/// What a filter says of an asset, and where it cannot say, why.
package struct FilterVerdict: Hashable, Sendable {
  package var truth: Truth
  /// The filter's words that could not be decided and left the whole undecided, sorted; empty
  /// unless the verdict is unknown.
  package var undecided: [String]

  /// A verdict on one word.
  package init(_ truth: Truth, on word: String) {
    self.truth = truth
    self.undecided = truth == .unknown ? [word] : []
  }

  /// A verdict made of others: only those that are unknown themselves have a part in the doubt.
  package init(_ truth: Truth, of parts: [FilterVerdict]) {
    self.truth = truth
    self.undecided = truth == .unknown ? Set(parts.flatMap(\.undecided)).sorted() : []
  }
}
