import JobSpec
import MediaFile
import Privacy

extension Target {
  /// Plans a removal and checks what every plan promises, whatever the file is.
  static func edit(_ source: ArraySource, _ format: FileFormat) {
    for policy in [PrivacyPolicy.removing(.location), .sharing, .publishing] {
      guard
        let removal = try? Removal.plan(
          of: source, format: format, policy: policy, pairing: .replace)
      else { continue }
      check(removal.splice, of: source, format)
      let output = SplicedSource(removal.splice, of: source)
      // Either it is proved, or it is not delivered; what is proved does not change any more.
      guard
        (try? Proof.check(
          output: output, format: format, policy: policy, pairing: .replace,
          values: removal.values)) != nil
      else { continue }
      let again = try? Removal.plan(of: output, format: format, policy: policy, pairing: .replace)
      guard let again else { fatalError("what was proved cannot be read again") }
      precondition(
        again.splice.isIdentity(ofCount: output.count), "a second removal changes something")
    }
  }

  /// Pieces lie in the file, in their order; patched files stay as long as they were, at most.
  private static func check(_ splice: Splice, of source: ArraySource, _ format: FileFormat) {
    var count = 0
    var last = 0
    let isPatched = format == .heic || format == .quickTimeMovie
    for piece in splice.pieces {
      if case .copy(let range) = piece {
        precondition(range.lowerBound >= 0 && range.upperBound <= source.count, "leaves the file")
        precondition(range.lowerBound >= last, "edits overlap")
        if isPatched { precondition(range.lowerBound == count, "bytes move") }
        last = range.upperBound
      }
      count += piece.count
    }
    precondition(count == splice.count, "a splice of another length")
    precondition(!isPatched || count <= source.count, "a patched file grows")
  }
}
