import MediaFile

/// The JPEGs behind a JPEG, as far as something says where they are.
enum SecondaryPictures {
  struct Picture {
    var jpeg: JPEGFile
    var range: Range<Int>

    /// Its own XMP.
    var packet: XMPPacket? {
      jpeg.first(.xmp).flatMap { try? jpeg.source.bytes($0.body) }.map { XMPPacket($0) }
    }
  }

  /// By the index, or else by the lengths of the container directory.
  static func all(
    behind jpeg: JPEGFile, _ index: MultiPicture?, listing items: [XMPPacket.ContainerItem]
  ) -> [Picture] {
    let source = jpeg.source
    func pictures(_ ranges: [Range<Int>]) -> [Picture] {
      ranges.compactMap { range in
        guard let found = try? JPEGFile(source, at: range.lowerBound) else { return nil }
        return Picture(
          jpeg: found,
          range: range.lowerBound..<min(max(range.upperBound, found.start), source.count))
      }
    }
    let listed = pictures((index?.images.dropFirst() ?? []).map(\.range))
    guard listed.isEmpty else { return listed }
    var ranges: [Range<Int>] = []
    var end = source.count
    for item in items.reversed() {
      guard let length = item.length, length > 0, length <= end else { break }
      end -= length
      if item.semantic == "GainMap" { ranges.append(end..<end + length) }
    }
    return pictures(ranges)
  }
}
