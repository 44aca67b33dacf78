import MediaFile

/// Where coded pictures, samples of picture and sound, and colour profiles stand in an ISO base media
/// file: what an edit copied untouched, and a search need not look at.
enum CodedData {
  /// - Throws: ``MediaFileError`` where the tables cannot be read.
  static func coverage(of source: any ByteSource) throws(MediaFileError) -> MediaCoverage {
    var coverage = MediaCoverage()
    let top = try TopLevelBoxes(source)
    let defaults =
      try top.boxes.first("moov").map { movie throws(MediaFileError) in
        try FragmentRuns.defaults(of: movie, source)
      } ?? [:]
    var runs: [Range<Int>] = []
    var tracks: Set<UInt32> = []
    for box in top.boxes {
      switch box.type {
      case "moov":
        for child in try box.children(source) where child.type == "trak" {
          let track = try TrackBoxes(child, source)
          guard ["vide", "soun", "pict", "auxv"].contains(track.handler) else { continue }
          tracks.insert(track.id)
          try coverage.add(try track.chunks(source))
        }
      case "meta":
        guard try box.metaChildren(source).first("iinf") != nil else { continue }
        try coverage.add(ranges(of: try ItemGraph(box, source, hasPicture: false)))
      case "moof":
        runs += try FragmentRuns(box, defaults: defaults, source).runs.filter {
          tracks.contains($0.track)
        }.map(\.range)
      default: break
      }
    }
    try coverage.add(runs)
    return coverage
  }

  private static func ranges(of graph: ItemGraph) throws(MediaFileError) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for item in graph.items.values {
      for case .color(.profile(let range)) in graph.properties(of: item.id) {
        ranges.append(range)
      }
      // A JPEG has metadata of its own.
      guard ItemMeaning.pictures.contains(item.type), item.type != "jpeg",
        graph.locations[item.id] != nil
      else { continue }
      ranges += try graph.pieces(of: item.id)
    }
    return ranges
  }
}
