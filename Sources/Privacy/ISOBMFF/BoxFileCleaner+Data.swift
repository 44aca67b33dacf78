import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// What stands behind the last box is no part of the file: it is cut off, or zeroed where the
  /// file is itself a part of another.
  ///
  /// - Returns: Where the result ends.
  mutating func cleanTrailer(_ ledger: inout Ledger) throws(PrivacyError) -> Int {
    guard let trailer = top.trailer, try !isBlank(trailer),
      try ledger.removes(.opaque(nil, costs: "trailer"), in: "\(name).trailer")
    else { return source.count }
    try noteBlock(trailer, "\(name).trailer", &ledger)
    guard depth == 0 else {
      patches.zero(trailer)
      return source.count
    }
    return trailer.lowerBound
  }

  /// Zeroes the samples of what is gone, and what nothing refers to; makes sure that neither
  /// shares a byte with what stays.
  mutating func cleanMediaData(_ ledger: inout Ledger) throws(PrivacyError) {
    let removed = gone.sorted { $0.lowerBound < $1.lowerBound }
    let holders = top.boxes.filter { $0.type == "mdat" }.map(\.content)
    var stay = MediaCoverage()
    var all = MediaCoverage()
    var gaps: [Range<Int>] = []
    do throws(MediaFileError) {
      for track in tracks {
        try stay.add(track.chunks, isOpenEnded: track.isOpenEnded)
        try all.add(track.chunks, isOpenEnded: track.isOpenEnded)
      }
      try stay.add(referred)
      try all.add(referred)
      try all.add(removed)
      try Self.check(stay, sharesNothingWith: removed)
      try all.gaps(in: holders) { gap throws(MediaFileError) in
        guard gaps.count < 1 << 18 else {
          throw MediaFileError(.limitExceeded, "media data in too many pieces")
        }
        gaps.append(gap)
      }
    } catch { throw PrivacyError(error, in: name) }
    for range in removed { patches.zero(range.clamped(to: 0..<source.count)) }
    for gap in gaps {
      guard try !isBlank(gap), try ledger.removes(.unknown, in: "\(name).unreferenced") else {
        continue
      }
      try noteBlock(gap, "\(name).unreferenced", &ledger)
      patches.zero(gap)
    }
  }

  /// Both in order of their beginnings.
  private static func check(
    _ stay: MediaCoverage, sharesNothingWith removed: [Range<Int>]
  ) throws(MediaFileError) {
    guard !removed.isEmpty else { return }
    var stay = stay
    var rest = removed[...]
    // Where the removed ranges so far end, at most.
    var reach = 0
    var begun: Int?
    while let stretch = try stay.next() {
      let range = stretch.range
      guard !range.isEmpty else { continue }
      while let first = rest.first, first.lowerBound < range.upperBound {
        reach = max(reach, first.upperBound)
        begun = first.lowerBound
        rest.removeFirst()
        guard
          first.isEmpty || first.upperBound <= range.lowerBound
            || first.lowerBound >= range.upperBound
        else { throw shared(range) }
      }
      if begun != nil, reach > range.lowerBound { throw shared(range) }
    }
  }

  private static func shared(_ range: Range<Int>) -> MediaFileError {
    MediaFileError(
      .corrupt, "samples that must go share bytes with samples that stay", at: range.lowerBound)
  }
}
