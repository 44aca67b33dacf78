import JobSpec
import MediaFile
import Privacy
import System

/// Makes the same bytes, less what privacy removes: structure is read, nothing is decoded.
enum OriginalMaker {
  /// - Returns: What was removed and what stays, to be reported.
  static func make(
    from source: OpenFile, _ window: FileWindow, format: FileFormat, policy: PrivacyPolicy,
    pairing: LivePhotoPairing, into partial: PartialFile
  ) throws -> PrivacyResult {
    var result = PrivacyResult()
    let splice: Splice
    if policy.removesNothing {
      splice = Splice(copying: 0..<window.count)
    } else {
      let removal = try Removal.plan(of: window, format: format, policy: policy, pairing: pairing)
      splice = removal.splice
      result.removed = removal.removed
      result.kept = removal.kept
      result.unknown = removal.unknown
      result.invalidated = removal.invalidated
    }
    try carryOut(splice, from: source, into: partial)
    return result
  }

  /// Moves the copied ranges inside the kernel; memory does not follow the size of the file.
  private static func carryOut(
    _ splice: Splice, from source: OpenFile, into partial: PartialFile
  ) throws(SystemError) {
    var position = 0
    for piece in splice.pieces {
      switch piece {
      case .copy(let range):
        try partial.file.copyRange(
          from: source, offset: range.lowerBound, count: range.count, to: position)
        position += range.count
      case .bytes(let bytes):
        try partial.file.write(all: bytes, at: position)
        position += bytes.count
      }
    }
  }
}

extension PrivacyPolicy {
  /// Nothing is removed, known or unknown: a copy will do.
  var removesNothing: Bool { remove.isEmpty && unknownCarriers == .keep }
}
