/// The JPEGs that a camera put beside the sensor's data: its own development of the picture.
package struct RawPreviews: Sendable {
  package struct Preview: Hashable, Sendable {
    /// The JPEG, in the file.
    package var range: Range<Int>
    package var width: Int
    package var height: Int
  }

  /// The largest first; only those that any JPEG decoder reads and that lie in the file.
  package let previews: [Preview]

  /// Looks into the directories of a raw file that is written as TIFF.
  ///
  /// - Throws: ``MediaFileError`` where it is no TIFF.
  package init(tiff source: any ByteSource) throws(MediaFileError) {
    let file = try TIFFFile(source)
    let candidates = TIFFTree(file, limit: 256).nodes.flatMap { node in
      Self.ranges(in: node.directory, of: file)
    }
    self.init(candidates, of: source)
  }

  /// Takes the pictures that stand at the given places.
  package init(_ candidates: [Range<Int>], of source: any ByteSource) {
    let found = Set(candidates).compactMap { Self.preview(at: $0, in: source) }
    previews = found.sorted {
      ($0.width * $0.height, $0.range.lowerBound) > ($1.width * $1.height, $1.range.lowerBound)
    }
  }

  /// A preview is named by Exif's thumbnail fields, is the one strip of a directory of its own, or, at
  /// Panasonic's, the value of a field.
  private static func ranges(in directory: TIFFDirectory, of file: TIFFFile) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (offset, length) in [
      (TIFFTag.thumbnailOffset, TIFFTag.thumbnailLength), (.stripOffsets, .stripByteCounts),
    ] {
      guard let start = directory[offset], let count = directory[length], start.count == 1,
        count.count == 1, let from = try? file.integers(of: start, limit: 1).first,
        let length = try? file.integers(of: count, limit: 1).first
      else { continue }
      let (end, overflow) = from.addingReportingOverflow(length)
      if !overflow, from >= 0, length > 0 { ranges.append(from..<end) }
    }
    if let value = directory[.panasonicJPEG]?.value { ranges.append(value) }
    return ranges
  }

  private static func preview(at range: Range<Int>, in source: any ByteSource) -> Preview? {
    guard range.lowerBound >= 0, range.upperBound <= source.count,
      let part = try? PieceSource(of: source, range), let jpeg = try? JPEGFile(part),
      // The sensor's own data may be a JPEG too, a lossless one.
      [.baseline, .extended, .progressive].contains(jpeg.frame.process),
      !jpeg.frame.isArithmetic, jpeg.frame.precision == 8,
      [1, 3].contains(jpeg.frame.components.count), jpeg.frame.height > 0
    else { return nil }
    return Preview(range: range, width: jpeg.frame.width, height: jpeg.frame.height)
  }
}

extension TIFFTag {
  /// `JpgFromRaw` of RW2.
  fileprivate static let panasonicJPEG = TIFFTag(rawValue: 0x002E)
}
