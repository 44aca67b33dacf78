/// A QuickTime or MPEG-4 file: what its `moov` says, wherever that stands.
package struct MovieFile {
  package let source: any ByteSource
  package let boxes: [Box]
  /// What stands behind the last box.
  package let trailer: Range<Int>?
  package let header: MovieHeader
  package let tracks: [MovieTrack]
  /// Keys and values of the whole movie, from `moov/meta` and `udta/meta`.
  package let metadata: [MovieMetadata]
  /// What `moov/udta` holds.
  package let userData: [Box]
  /// Whether samples are described in fragments along the file.
  package let isFragmented: Bool
  /// Whether every fragment was read, so that what they hold is what there is.
  private let hasReadFragments: Bool
  /// Seconds, where an index of the fragments says so.
  private let fragmentedDuration: Double?

  /// Reads the box headers and the movie's; samples and their tables stay where they are.
  ///
  /// - Throws: ``MediaFileError`` with `truncated` where the file ends inside a box, `corrupt` where
  ///   there is no movie or no header of one.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    let top = try TopLevelBoxes(source)
    guard let movie = top.boxes.first("moov") else {
      throw MediaFileError(
        .truncated, "a movie without its “moov”, as a recording that was broken off leaves it")
    }
    guard try PackedMovie(of: movie, source) == nil else {
      throw MediaFileError(
        .unsupportedFormat, "a movie whose header is compressed (“cmov”)",
        at: movie.range.lowerBound)
    }
    try self.init(source, movie: movie, top: top)
  }

  /// Reads a movie whose `moov` was compressed.
  ///
  /// - Parameters:
  ///   - unpacked: The bytes of the `moov` as they were before; ``source`` is they.
  ///   - file: The file that they come from, for its own boxes.
  /// - Throws: As ``init(_:)`` does.
  package init(unpacked: any ByteSource, of file: any ByteSource) throws(MediaFileError) {
    guard let movie = try BoxReader.boxes(unpacked).first("moov") else {
      throw MediaFileError(.corrupt, "a compressed movie header that is none")
    }
    try self.init(unpacked, movie: movie, top: try TopLevelBoxes(file))
  }

  /// Reads the tracks of a picture sequence, whose `moov` stands beside pictures.
  package init(_ source: any ByteSource, movie: Box) throws(MediaFileError) {
    try self.init(source, movie: movie, top: try TopLevelBoxes(source))
  }

  private init(
    _ source: any ByteSource, movie: Box, top: TopLevelBoxes
  ) throws(MediaFileError) {
    self.source = source
    boxes = top.boxes
    trailer = top.trailer
    let children = try movie.children(source)
    guard let header = children.first("mvhd") else {
      throw MediaFileError(.corrupt, "a movie without a header", at: movie.range.lowerBound)
    }
    self.header = try MovieHeader(header, source)
    var tracks: [MovieTrack] = []
    for box in children where box.type == "trak" { tracks.append(try MovieTrack(box, source)) }
    let extends = children.first("mvex")
    isFragmented = extends != nil
    if let extends {
      let fragments = top.boxes.filter { $0.type == "moof" }
      let defaults = try FragmentRuns.defaults(extends, source)
      let timing = try FragmentTiming(of: fragments, defaults: defaults, source)
      for (index, track) in tracks.enumerated() {
        guard let part = timing.tracks[track.id] else { continue }
        tracks[index].timing.add(samples: part.samples, units: part.units)
      }
      hasReadFragments = timing.isWhole
      fragmentedDuration =
        try FragmentedDuration.seconds(
          extends, top.boxes, timescale: self.header.timescale, source)
    } else {
      hasReadFragments = false
      fragmentedDuration = nil
    }
    self.tracks = tracks
    userData = (try children.first("udta")?.children(source)) ?? []
    var metadata: [MovieMetadata] = []
    for box in children + userData where box.type == "meta" {
      metadata += try MovieMetadata.list(box, source)
    }
    self.metadata = metadata
  }
}

extension MovieFile {
  /// The track that is looked at: the first enabled video track, else the first video track.
  package var videoTrack: MovieTrack? {
    let video = tracks.filter { $0.handler == "vide" || $0.handler == "pict" }
    return video.first { $0.isEnabled && $0.width > 0 } ?? video.first
  }

  package var audioTrack: MovieTrack? { tracks.first { $0.handler == "soun" } }

  /// Seconds, from the header, or the longest track where that says nothing. The header of a
  /// fragmented movie need not count its fragments.
  package var duration: Double? {
    let longest = tracks.compactMap(\.duration).max()
    guard isFragmented else { return header.duration ?? longest }
    // A segment of a recording may announce the whole of it.
    if hasReadFragments, let longest { return longest }
    return fragmentedDuration ?? [header.duration, longest].compactMap(\.self).max()
  }

  /// A text of `udta` as 3GPP has it, in UTF-8 behind version, flags and language: `auth`, `titl`;
  /// nil where it is absent.
  package func userData(text type: FourCC) throws(MediaFileError) -> String? {
    guard let box = userData.first(type), box.content.count > 6 else { return nil }
    let start = box.content.lowerBound + 6
    let text = try source.bytes(start..<min(box.content.upperBound, start + 4096))
    return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A text of `udta`, as cameras write them: `©mak`, `©xyz`; nil where it is absent.
  package func userText(_ type: FourCC) throws(MediaFileError) -> String? {
    guard let box = userData.first(type), box.content.count > 4 else { return nil }
    var cursor = box.cursor(source)
    let length = Int(try cursor.u16())
    try cursor.skip(2)
    let text = try cursor.bytes(min(length, cursor.remaining, 4096))
    return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
  }
}
