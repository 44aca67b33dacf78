/// What a fragmented movie says of its whole length, in seconds, where it does.
enum FragmentedDuration {
  static func seconds(
    _ extends: Box, _ boxes: [Box], timescale: Int, _ source: any ByteSource
  ) throws(MediaFileError) -> Double? {
    if let seconds = try header(extends, timescale: timescale, source) { return seconds }
    return try index(boxes, source)
  }

  /// `mvex/mehd` (ISO/IEC 14496-12, 8.8.2).
  private static func header(
    _ extends: Box, timescale: Int, _ source: any ByteSource
  ) throws(MediaFileError) -> Double? {
    guard timescale > 0, let box = try extends.children(source).first("mehd") else { return nil }
    var cursor = box.cursor(source, fetch: 16)
    let width = try cursor.versionAndFlags().version == 1 ? 8 : 4
    let units = try cursor.number(bytes: width)
    return units == 0 ? nil : Double(units) / Double(timescale)
  }

  /// Segment indexes a file may have for their durations to be added up.
  private static let limit = 64

  /// The segments that `sidx` lists (8.16.3): of the first index where it lists others, else of all
  /// that index the same track.
  private static func index(_ boxes: [Box], _ source: any ByteSource) throws(MediaFileError)
    -> Double?
  {
    let boxes = boxes.filter { $0.type == "sidx" }
    guard !boxes.isEmpty, boxes.count <= limit else { return nil }
    var seconds = 0.0
    var indexed: UInt32?
    for box in boxes {
      let index = try SegmentIndex(box, source)
      guard index.track == indexed ?? index.track else { continue }
      indexed = index.track
      seconds += index.seconds
      if index.listsIndexes { break }
    }
    return seconds > 0 ? seconds : nil
  }
}

private struct SegmentIndex {
  let track: UInt32
  var seconds = 0.0
  var listsIndexes = false

  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 1024)
    let width = try cursor.versionAndFlags().version == 0 ? 4 : 8
    track = try cursor.u32()
    let timescale = Double(try cursor.u32())
    try cursor.skip(2 * width + 2)
    let count = Int(try cursor.u16())
    var units = 0.0
    for _ in 0..<count {
      if try cursor.u32() >> 31 == 1 { listsIndexes = true }
      units += Double(try cursor.u32())
      try cursor.skip(4)
    }
    if timescale > 0 { seconds = units / timescale }
  }
}
