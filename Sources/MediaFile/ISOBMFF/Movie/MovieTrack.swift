/// One track of a movie.
package struct MovieTrack: Sendable {
  package var id: UInt32
  package var isEnabled: Bool
  /// Quarter turns with the clock that bring the picture upright; nil for other matrices.
  package var rotation: Int?
  /// As presented, before the rotation; 0 for tracks that are not seen.
  package var width: Int
  package var height: Int
  /// `vide`, `soun`, `meta` …
  package var handler: FourCC
  package var media: MovieHeader
  package var samples: [SampleDescription]
  package var timing: SampleTiming
  /// Keys and values of this track alone.
  package var metadata: [MovieMetadata]
  package var userData: [Box]
  package var spatial: SpatialLayout
  /// The first samples of a text track.
  package var firstText: Range<Int>?

  /// Seconds.
  package var duration: Double? {
    media.duration ?? timing.seconds(timescale: media.timescale)
  }

  /// Frames a second, from the real durations of all samples.
  package var averageRate: Double? { timing.rate(timescale: media.timescale) }

  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    let children = try box.children(source)
    guard let header = children.first("tkhd"), let media = children.first("mdia") else {
      throw MediaFileError(.corrupt, "a track without its headers", at: box.range.lowerBound)
    }
    let mediaBoxes = try media.children(source)
    guard let mediaHeader = mediaBoxes.first("mdhd") else {
      throw MediaFileError(.corrupt, "a track without a media header", at: media.range.lowerBound)
    }
    self.media = try MovieHeader(mediaHeader, source)
    handler = "    "
    if let box = mediaBoxes.first("hdlr") {
      var cursor = box.cursor(source, fetch: 16)
      try cursor.skip(8)
      handler = try cursor.code()
    }
    let tables =
      try mediaBoxes.first("minf")?.children(source).first("stbl")?.children(source) ?? []
    samples =
      try tables.first("stsd").map { box throws(MediaFileError) in
        try SampleDescription.list(box, source)
      } ?? []
    timing =
      try tables.first("stts").map { box throws(MediaFileError) in
        try SampleTiming(box, source)
      } ?? SampleTiming()
    spatial =
      (try? SpatialLayout(extensions: samples.first?.extensions ?? [], track: children, source))
      ?? SpatialLayout()
    if ["text", "sbtl", "subt"].contains(handler) {
      var chunks = try? TrackChunks(tables, source)
      firstText = (try? chunks?.next()) ?? nil
    }
    userData = try children.first("udta")?.children(source) ?? []
    metadata = []
    for box in children + userData where box.type == "meta" {
      metadata += try MovieMetadata.list(box, source)
    }

    var cursor = header.cursor(source, fetch: 128)
    let (version, flags) = try cursor.versionAndFlags()
    isEnabled = flags & 1 == 1
    try cursor.skip(version == 1 ? 16 : 8)
    id = try cursor.u32()
    try cursor.skip(4 + (version == 1 ? 8 : 4) + 16)
    rotation = try Self.rotation(&cursor)
    width = Int(try cursor.u32() >> 16)
    height = Int(try cursor.u32() >> 16)
  }

  /// Reads a matrix of nine numbers, of which four turn.
  private static func rotation(_ cursor: inout ByteCursor) throws(MediaFileError) -> Int? {
    var matrix: [Int32] = []
    for _ in 0..<9 { matrix.append(Int32(bitPattern: try cursor.u32())) }
    let signs = [matrix[0], matrix[1], matrix[3], matrix[4]].map { $0.signum() }
    switch signs {
    case [1, 0, 0, 1]: return 0
    case [0, 1, -1, 0]: return 1
    case [-1, 0, 0, -1]: return 2
    case [0, -1, 1, 0]: return 3
    default: return nil
    }
  }
}

extension MovieTrack {
  /// The size as it is shown, after the rotation; nil where nothing is seen.
  package var uprightSize: (width: Int, height: Int)? {
    let size = width > 0 && height > 0 ? (width, height) : samples.first?.size ?? (0, 0)
    guard size.0 > 0, size.1 > 0 else { return nil }
    return (rotation ?? 0) % 2 == 1 ? (size.1, size.0) : size
  }
}
