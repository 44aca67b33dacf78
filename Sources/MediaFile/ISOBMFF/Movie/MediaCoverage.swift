/// Which bytes of a file's media data something points to, in the order in which they stand.
///
/// Tracks are merged as their tables are read; only tracks whose chunks stand in no order, and
/// lists that are in memory anyway, are sorted first.
package struct MediaCoverage {
  /// A stretch of media data.
  package struct Stretch: Hashable, Sendable {
    package var range: Range<Int>
    /// Whether it goes on for as long as nothing else begins: nobody says where it ends.
    package var isOpenEnded: Bool
  }

  private struct Lane {
    var head: Range<Int>?
    var chunks: TrackChunks?
    var list: ArraySlice<Range<Int>> = []
    var isOpenEnded = false

    mutating func advance() throws(MediaFileError) {
      if chunks != nil {
        head = try chunks?.next()
      } else {
        head = list.popFirst()
      }
    }
  }

  private var lanes: [Lane] = []

  private static let limit = 1 << 18
  private static let lanes = 1024

  package init() {}

  /// Adds ranges that are known.
  ///
  /// - Throws: ``MediaFileError`` with `limitExceeded` where there are too many lists.
  package mutating func add(_ ranges: [Range<Int>]) throws(MediaFileError) {
    try append(
      Lane(chunks: nil, list: ranges.sorted { $0.lowerBound < $1.lowerBound }[...]))
  }

  /// Adds the chunks of a track.
  ///
  /// - Parameters:
  ///   - chunks: The track's, from the first on.
  ///   - isOpenEnded: Where the tables do not tell lengths in bytes, as for old sound.
  /// - Throws: ``MediaFileError`` where the tables end too early or are too long.
  package mutating func add(
    _ chunks: TrackChunks, isOpenEnded: Bool = false
  ) throws(MediaFileError) {
    var probe = chunks
    var last = 0
    var isOrdered = true
    while let chunk = try probe.next() {
      isOrdered = isOrdered && chunk.lowerBound >= last
      last = chunk.lowerBound
    }
    if isOrdered {
      try append(Lane(chunks: chunks, isOpenEnded: isOpenEnded))
    } else {
      let ranges = try Self.all(chunks).sorted { $0.lowerBound < $1.lowerBound }
      try append(Lane(chunks: nil, list: ranges[...], isOpenEnded: isOpenEnded))
    }
  }

  /// All chunks of a track, which must not be too many.
  package static func all(_ chunks: TrackChunks) throws(MediaFileError) -> [Range<Int>] {
    var chunks = chunks
    var ranges: [Range<Int>] = []
    while let chunk = try chunks.next() {
      if let last = ranges.last, last.upperBound == chunk.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<chunk.upperBound
        continue
      }
      guard ranges.count < limit else {
        throw MediaFileError(.limitExceeded, "more than \(limit) chunks out of order")
      }
      ranges.append(chunk)
    }
    return ranges
  }

  private mutating func append(_ lane: Lane) throws(MediaFileError) {
    guard lanes.count < Self.lanes else {
      throw MediaFileError(.limitExceeded, "more than \(Self.lanes) tracks")
    }
    var lane = lane
    try lane.advance()
    lanes.append(lane)
  }

  /// The next stretch; nil behind the last one. Stretches may overlap and may be empty.
  package mutating func next() throws(MediaFileError) -> Stretch? {
    var first: Int?
    for (index, lane) in lanes.enumerated() {
      guard let head = lane.head else { continue }
      if let chosen = first, let best = lanes[chosen].head, best.lowerBound <= head.lowerBound {
        continue
      }
      first = index
    }
    guard let first, let range = lanes[first].head else { return nil }
    let isOpenEnded = lanes[first].isOpenEnded
    try lanes[first].advance()
    return Stretch(range: range, isOpenEnded: isOpenEnded)
  }
}

extension MediaCoverage {
  /// What nothing points to within holders, which are given in order and do not overlap.
  ///
  /// - Parameters:
  ///   - holders: Ranges of the file.
  ///   - onStretch: Called with each stretch of what is pointed to.
  ///   - visit: Called with each range that is not, in order.
  /// - Throws: ``MediaFileError`` where a table cannot be read.
  package func gaps(
    in holders: [Range<Int>], onStretch: (Range<Int>) throws(MediaFileError) -> Void = { _ in },
    _ visit: (Range<Int>) throws(MediaFileError) -> Void
  ) throws(MediaFileError) {
    var coverage = self
    var holders = holders[...]
    var position = holders.first?.lowerBound ?? 0
    var isOpen = false

    func moveTo(_ target: Int) throws(MediaFileError) {
      while let holder = holders.first {
        let start = max(position, holder.lowerBound)
        let end = min(target, holder.upperBound)
        if start < end, !isOpen { try visit(start..<end) }
        guard target >= holder.upperBound else { break }
        holders.removeFirst()
        // What begins in one holder ends there at the latest.
        isOpen = false
      }
      position = max(position, target)
    }

    while let stretch = try coverage.next() {
      try onStretch(stretch.range)
      try moveTo(stretch.range.lowerBound)
      if stretch.range.upperBound > position {
        position = stretch.range.upperBound
        while let holder = holders.first, holder.upperBound <= position { holders.removeFirst() }
      }
      isOpen = stretch.isOpenEnded
    }
    try moveTo(Int.max)
  }
}
