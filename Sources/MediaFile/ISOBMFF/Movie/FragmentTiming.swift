/// How long the samples of each track last that a movie's fragments (`moof`) hold.
///
/// A long recording has thousands of fragments. Only the first ones are read and the last, whose
/// decode time says how long all of them are (ISO/IEC 14496-12, 8.8).
struct FragmentTiming {
  struct Track {
    var samples = 0
    /// In units of the media's timescale.
    var units = 0
    /// Decode time of the first fragment, where it is said.
    var start: Int?
  }

  private(set) var tracks: [UInt32: Track] = [:]
  /// Whether there are fragments, and all of them were read.
  let isWhole: Bool

  /// Fragments that are read from the beginning.
  private static let limit = 64
  /// Samples whose own durations are read in one fragment.
  private static let samplesLimit = 65_536

  /// - Throws: ``MediaFileError`` where the tables contradict themselves.
  init(
    of fragments: [Box], defaults: [UInt32: (duration: Int, size: Int)], _ source: any ByteSource
  ) throws(MediaFileError) {
    isWhole = (1...Self.limit).contains(fragments.count)
    for fragment in fragments.prefix(Self.limit) {
      for box in try fragment.children(source) where box.type == "traf" {
        guard let run = try FragmentTrack(box, defaults, limit: Self.samplesLimit, source) else {
          continue
        }
        tracks[run.track, default: Track()].add(run)
      }
    }
    guard fragments.count > Self.limit, let last = fragments.last else { return }
    for box in try last.children(source) where box.type == "traf" {
      guard let run = try FragmentTrack(box, defaults, limit: Self.samplesLimit, source) else {
        continue
      }
      tracks[run.track]?.extend(to: run)
    }
  }
}

extension FragmentTiming.Track {
  fileprivate mutating func add(_ run: FragmentTrack) {
    if start == nil { start = run.start }
    samples = samples &+ run.samples
    units = units &+ run.units
  }

  /// Stretches to the end of the last fragment, with as many samples a second as before it.
  fileprivate mutating func extend(to run: FragmentTrack) {
    guard let end = run.start.map({ $0 &+ run.units }), units > 0, samples > 0 else { return }
    let whole = end &- (start ?? 0)
    guard whole > units else { return }
    let samples = Double(samples) * Double(whole) / Double(units)
    self.samples = samples < 1e15 ? Int(samples.rounded()) : self.samples
    units = whole
  }
}

/// The part of one fragment that belongs to one track (`traf`).
private struct FragmentTrack {
  var track: UInt32 = 0
  var start: Int?
  var samples = 0
  var units = 0

  /// nil for a part without a header.
  init?(
    _ box: Box, _ defaults: [UInt32: (duration: Int, size: Int)], limit: Int,
    _ source: any ByteSource
  ) throws(MediaFileError) {
    let children = try box.children(source)
    guard let header = children.first("tfhd") else { return nil }
    var cursor = header.cursor(source, fetch: 48)
    let flags = try cursor.versionAndFlags().flags
    track = try cursor.u32()
    if flags & 1 != 0 { try cursor.skip(8) }
    if flags & 2 != 0 { try cursor.skip(4) }
    let duration = flags & 8 != 0 ? Int(try cursor.u32()) : defaults[track]?.duration ?? 0
    if let time = children.first("tfdt") {
      var cursor = time.cursor(source, fetch: 16)
      let width = try cursor.versionAndFlags().version == 1 ? 8 : 4
      start = try cursor.length(bytes: width)
    }
    for run in children where run.type == "trun" {
      try add(run, duration: duration, limit: limit, source)
    }
  }

  private mutating func add(
    _ run: Box, duration: Int, limit: Int, _ source: any ByteSource
  ) throws(MediaFileError) {
    var cursor = run.cursor(source, fetch: 4096)
    let flags = try cursor.versionAndFlags().flags
    let count = Int(try cursor.u32())
    samples = samples &+ count
    guard flags & 0x100 != 0 else {
      units = units &+ count.multipliedReportingOverflow(by: duration).partialValue
      return
    }
    try cursor.skip((flags & 1 != 0 ? 4 : 0) + (flags & 4 != 0 ? 4 : 0))
    let rest = [0x200, 0x400, 0x800].reduce(0) { $0 + (flags & $1 != 0 ? 4 : 0) }
    guard count <= min(limit, cursor.remaining / (4 + rest)) else {
      throw MediaFileError(
        .corrupt, "a run of \(count) samples that is too small", at: run.range.lowerBound)
    }
    for _ in 0..<count {
      units = units &+ Int(try cursor.u32())
      try cursor.skip(rest)
    }
  }
}
