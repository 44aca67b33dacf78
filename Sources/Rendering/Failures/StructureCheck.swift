import JobSpec
import MediaFile

/// Reads the structure of a picture from end to end, without decoding it.
enum StructureCheck {
  /// What is wrong with the file; `nil` where it is whole as far as structure goes.
  static func fault(in source: any ByteSource, as format: FileFormat) -> MediaFileError? {
    do throws(MediaFileError) {
      switch format {
      case .jpeg: try require(try JPEGSegments(source).isComplete, "a JPEG without an end", source)
      case .png: try require(try PNGChunks(source).isComplete, "a PNG without an end", source)
      case .gif: try require(try GIFFile(source).end != nil, "a GIF without an end", source)
      case .webP: _ = try RIFFChunks(source)
      case .tiff: try checkTIFF(source)
      case _ where format.isHEIF: try checkHEIF(source)
      default: break
      }
      return nil
    } catch {
      return error
    }
  }

  private static func require(
    _ isComplete: Bool, _ fault: String, _ source: any ByteSource
  ) throws(MediaFileError) {
    if !isComplete { throw MediaFileError(.truncated, fault, at: source.count) }
  }

  /// Whether every field, strip and tile of the first page lies in the file.
  private static func checkTIFF(_ source: any ByteSource) throws(MediaFileError) {
    let file = try TIFFFile(source)
    let page = try file.directory(at: file.firstDirectory)
    let cut = page.entries.first { ($0.value?.upperBound ?? 0) > source.count }
    if let cut {
      throw MediaFileError(
        .truncated, "a field that leaves the file", at: cut.position.lowerBound)
    }
    for (offsets, lengths) in [
      (TIFFTag.stripOffsets, TIFFTag.stripByteCounts), (.tileOffsets, .tileByteCounts),
    ] {
      guard let offsets = page[offsets], let lengths = page[lengths] else { continue }
      let starts = try file.integers(of: offsets, limit: 1 << 20)
      let counts = try file.integers(of: lengths, limit: 1 << 20)
      for (start, count) in zip(starts, counts) {
        let (end, overflow) = start.addingReportingOverflow(count)
        guard !overflow, end <= source.count else {
          throw MediaFileError(.truncated, "a part of the picture that leaves the file", at: start)
        }
      }
    }
  }

  /// Whether the data of the primary picture and of its tiles lies in the file.
  private static func checkHEIF(_ source: any ByteSource) throws(MediaFileError) {
    let graph = try HEIFFile(source).graph
    _ = try graph.pieces(of: graph.primary)
    if graph.items[graph.primary]?.type == "grid" { _ = try graph.grid(graph.primary) }
    let coded = graph.codedItem(of: graph.primary)
    let isConfigured = graph.properties(of: coded).contains { property in
      if case .decoderConfiguration = property { true } else { false }
    }
    if ["hvc1", "av01"].contains(graph.items[coded]?.type), !isConfigured {
      throw MediaFileError(.corrupt, "a picture without a decoder configuration")
    }
  }
}
