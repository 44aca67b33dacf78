import JobSpec
import MediaFile
import Privacy
import System

/// Makes the same bytes, less what privacy removes: structure is read, nothing is decoded.
enum OriginalMaker {
  /// What was made, and what a proof of it needs to know.
  struct Original {
    /// What was removed and what stays, to be reported.
    var privacy = PrivacyResult()
    var splice: Splice
    /// Entropy-coded data of the source that was copied as it is.
    var scans: [Range<Int>] = []
    /// What the source said in what was removed.
    var values = PrivateValues()
  }

  /// - Returns: What was made; the partial file holds it.
  static func make(
    from source: OpenFile, _ window: FileWindow, format: FileFormat, policy: PrivacyPolicy,
    pairing: LivePhotoPairing, into partial: PartialFile
  ) throws -> Original {
    var original = Original(splice: Splice(copying: 0..<window.count))
    if !policy.removesNothing {
      let removal = try Removal.plan(of: window, format: format, policy: policy, pairing: pairing)
      original.splice = removal.splice
      original.scans = removal.scans
      original.values = removal.values
      original.privacy.removed = removal.removed
      original.privacy.kept = removal.kept
      original.privacy.unknown = removal.unknown
      original.privacy.invalidated = removal.invalidated
    }
    try carryOut(original.splice, from: source, into: partial)
    return original
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
      case .zeros(let count):
        position += count
        // The file is new: what is skipped reads as zeros, and takes no room on most disks.
        try partial.file.truncate(to: position)
      }
    }
  }
}
