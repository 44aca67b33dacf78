import Compression
import JobSpec
import MediaFile

/// Where a search of a result looks: everywhere but in coded pixels and colour profiles.
struct Haystack {
  private(set) var ranges: [Range<Int>] = []
  /// Texts that stand packed in the file.
  private(set) var unpacked: [[UInt8]] = []

  init(_ output: any ByteSource, format: FileFormat) throws(MediaFileError) {
    switch format {
    case .jpeg: try addJPEG(output)
    case .png: try addPNG(PNGFile(output))
    case .webP: try addWebP(RIFFChunks(output))
    case .gif: try addGIF(GIFFile(output))
    case .jpegXL: try addJPEGXL(output)
    case _ where TIFFFileCleaner.formats.contains(format): try addTIFF(output)
    case _ where Cleaner.pictures.contains(format) || Cleaner.movies.contains(format):
      try CodedData.coverage(of: output).gaps(in: [0..<output.count]) {
        range throws(MediaFileError) in ranges.append(range)
      }
    default: ranges = [0..<output.count]
    }
  }

  private mutating func addJPEG(_ output: any ByteSource) throws(MediaFileError) {
    let file = try JPEGSegments(output)
    for segment in file.segments
    where try JPEGPart(segment, in: output).content != .iccProfile {
      ranges.append(segment.range)
    }
    // Other images follow; their scans are short enough to be searched too.
    ranges.append(file.end..<output.count)
  }

  private mutating func addPNG(_ file: PNGFile) throws(MediaFileError) {
    for chunk in file.chunks where !["IDAT", "fdAT", "iCCP", "iCCN"].contains(chunk.type) {
      ranges.append(chunk.range)
      guard let text = try file.text(chunk),
        [.compressedLatin1, .compressedUTF8].contains(text.storage),
        let content = try? Zlib.inflate(try file.source.bytes(text.text), limit: 1 << 26)
      else { continue }
      unpacked.append(content)
    }
    if let trailer = file.trailer { ranges.append(trailer) }
  }

  private mutating func addWebP(_ file: RIFFChunks) {
    for chunk in file.chunks
    where !["VP8 ", "VP8L", "ALPH", "ANMF", "ICCP"].contains(chunk.id) {
      ranges.append(chunk.range)
    }
  }

  private mutating func addGIF(_ file: GIFFile) {
    for block in file.blocks
    where block.content != .image && block.content != .application("ICCRGBG1012") {
      ranges.append(block.range)
    }
    if let trailer = file.trailer { ranges.append(trailer) }
  }

  private mutating func addJPEGXL(_ output: any ByteSource) throws(MediaFileError) {
    let file = try JPEGXLFile(output)
    for box in file.boxes where !["jxlc", "jxlp", "jhgm"].contains(box.type) {
      ranges.append(box.range)
      if let content = try? PackedBox(box, in: output)?.unpacked() { unpacked.append(content) }
    }
    if let trailer = file.trailer { ranges.append(trailer) }
  }

  /// Profiles and coded pixels apart; previews that are JPEG files are searched.
  private mutating func addTIFF(_ output: any ByteSource) throws(MediaFileError) {
    let file = try TIFFFile(output)
    var excluded: [Range<Int>] = []
    for node in TIFFTree(file).nodes {
      if let profile = node.directory[.iccProfile]?.value { excluded.append(profile) }
      let compression = node.directory[.compression].flatMap { file.integer(of: $0) } ?? 1
      guard ![6, 7, 34_892].contains(compression) else { continue }
      for (tag, lengthTag) in TIFFDirectory.pictureFields.dropFirst() {
        guard let offset = node.directory[tag], let length = node.directory[lengthTag] else {
          continue
        }
        let starts = try file.integers(of: offset, limit: 1 << 20)
        let counts = try file.integers(of: length, limit: 1 << 20)
        for (start, count) in zip(starts, counts)
        where start >= 0 && start <= output.count && count >= 0 && count <= output.count - start {
          excluded.append(start..<start + count)
        }
      }
    }
    addAll(of: output, but: excluded)
  }

  private mutating func addAll(of output: any ByteSource, but excluded: [Range<Int>]) {
    var position = 0
    for range in excluded.sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.lowerBound >= position && range.upperBound <= output.count {
      ranges.append(position..<range.lowerBound)
      position = range.upperBound
    }
    ranges.append(position..<output.count)
  }
}
