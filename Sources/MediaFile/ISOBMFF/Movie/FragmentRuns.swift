/// Where the samples of a fragment (`moof`) stand, run by run.
package struct FragmentRuns {
  /// A run of one track's samples.
  package struct Run: Hashable, Sendable {
    package var track: UInt32
    package var range: Range<Int>
  }

  package private(set) var runs: [Run] = []

  private static let limit = 1 << 16

  /// - Parameters:
  ///   - fragment: The `moof` box.
  ///   - defaults: The sample size of each track that has one (`trex`).
  ///   - source: The file.
  /// - Throws: ``MediaFileError`` where the tables contradict themselves.
  package init(
    _ fragment: Box, defaults: [UInt32: Int], _ source: any ByteSource
  ) throws(MediaFileError) {
    // Without a base of its own, a track goes on where the one before it ended.
    var position = fragment.range.lowerBound
    for box in try fragment.children(source) where box.type == "traf" {
      try read(box, of: fragment, defaults, &position, source)
    }
  }

  /// The track that a `traf` box belongs to.
  package static func track(
    of box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> UInt32? {
    guard let header = try box.children(source).first("tfhd") else { return nil }
    var cursor = header.cursor(source, fetch: 16)
    try cursor.skip(4)
    return try cursor.u32()
  }

  /// The default sample sizes that `mvex` gives.
  package static func defaults(
    of movie: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt32: Int] {
    guard let extends = try movie.children(source).first("mvex") else { return [:] }
    return try defaults(extends, source).mapValues { $0.size }
  }

  /// What `mvex` gives each track's samples by default: units of the media's timescale, and bytes.
  static func defaults(
    _ extends: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt32: (duration: Int, size: Int)] {
    var result: [UInt32: (duration: Int, size: Int)] = [:]
    for box in try extends.children(source) where box.type == "trex" {
      var cursor = box.cursor(source, fetch: 32)
      try cursor.skip(4)
      let track = try cursor.u32()
      try cursor.skip(4)
      result[track] = (Int(try cursor.u32()), Int(try cursor.u32()))
    }
    return result
  }

  private mutating func read(
    _ box: Box, of fragment: Box, _ defaults: [UInt32: Int], _ position: inout Int,
    _ source: any ByteSource
  ) throws(MediaFileError) {
    let children = try box.children(source)
    guard let header = children.first("tfhd") else {
      throw MediaFileError(.corrupt, "a fragment without a header", at: box.range.lowerBound)
    }
    var cursor = header.cursor(source, fetch: 48)
    let flags = try cursor.versionAndFlags().flags
    let track = try cursor.u32()
    var base = flags & 0x20000 != 0 ? fragment.range.lowerBound : position
    if flags & 1 != 0 { base = try cursor.length(bytes: 8) }
    if flags & 2 != 0 { try cursor.skip(4) }
    if flags & 8 != 0 { try cursor.skip(4) }
    let size = flags & 0x10 != 0 ? Int(try cursor.u32()) : defaults[track] ?? 0
    position = base
    for run in children where run.type == "trun" {
      let range = try Self.range(of: run, base: base, position: position, size: size, source)
      guard runs.count < Self.limit else {
        throw MediaFileError(.limitExceeded, "more than \(Self.limit) runs in one fragment")
      }
      runs.append(Run(track: track, range: range))
      position = range.upperBound
    }
  }

  private static func range(
    of run: Box, base: Int, position: Int, size: Int, _ source: any ByteSource
  ) throws(MediaFileError) -> Range<Int> {
    var cursor = run.cursor(source, fetch: 4096)
    let flags = try cursor.versionAndFlags().flags
    let count = Int(try cursor.u32())
    var start = position
    if flags & 1 != 0 {
      let (sum, overflow) = base.addingReportingOverflow(
        Int(Int32(bitPattern: try cursor.u32())))
      start = overflow ? -1 : sum
    }
    if flags & 4 != 0 { try cursor.skip(4) }
    var total = 0
    if flags & 0x200 == 0 {
      total = count.multipliedReportingOverflow(by: size).partialValue
    } else {
      let before = flags & 0x100 != 0 ? 4 : 0
      let after = (flags & 0x400 != 0 ? 4 : 0) + (flags & 0x800 != 0 ? 4 : 0)
      guard count <= cursor.remaining / (4 + before + after) else {
        throw MediaFileError(
          .corrupt, "a run of \(count) samples that is too small", at: run.range.lowerBound)
      }
      for _ in 0..<count {
        try cursor.skip(before)
        total += Int(try cursor.u32())
        try cursor.skip(after)
      }
    }
    guard start >= 0, total >= 0, total <= Int.max - start else {
      throw MediaFileError(.corrupt, "a run outside of any file", at: run.range.lowerBound)
    }
    return start..<start + total
  }
}
