/// The marker segments of one JPEG stream, first to last, between scans as well.
///
/// What follows the end of the image (other images, videos, trailers) is not looked at: it begins
/// at ``end``.
package struct JPEGSegments: Sendable {
  package let segments: [JPEGSegment]
  /// The first byte after the image. Where only the header was read, the first after the first
  /// scan's header.
  package let end: Int
  /// Whether an end of image was seen.
  package let isComplete: Bool
  /// Bytes between segments that belong to none; decoders pass over them.
  package let strays: [Range<Int>]

  /// The entropy-coded data behind each scan's header.
  package var scans: [Range<Int>] {
    segments.indices.compactMap { index in
      guard segments[index].marker == .startOfScan else { return nil }
      let next = index + 1 < segments.count ? segments[index + 1].range.lowerBound : end
      return segments[index].range.upperBound..<next
    }
  }

  /// How far to read.
  package enum Extent: Sendable {
    /// Up to the first scan, past stray bytes as decoders do: what facts need.
    case header
    /// Up to the end of the image, with every byte accounted for: what editors need.
    case image
  }

  /// Walks a stream that begins at `start`.
  ///
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where no JPEG begins there, `corrupt`
  ///   where an image has bytes that belong to no segment, `truncated` where a segment is cut. A stream that only lacks its
  ///   end of image is returned as incomplete.
  package init(
    _ source: any ByteSource, from start: Int = 0, extent: Extent = .image
  ) throws(MediaFileError) {
    var walker = JPEGWalker(source: source, position: start)
    try walker.startOfImage()
    var segments: [JPEGSegment] = []
    var isComplete = false
    var strays: [Range<Int>] = []
    while true {
      if extent == .header, let stray = try walker.skipStrays() { strays.append(stray) }
      guard let segment = try walker.nextSegment() else { break }
      guard segments.count < 100_000 else {
        throw MediaFileError(.limitExceeded, "a JPEG with too many segments", at: walker.position)
      }
      segments.append(segment)
      if segment.marker == .endOfImage {
        isComplete = true
        break
      }
      guard segment.marker == .startOfScan else { continue }
      if extent == .header { break }
      try walker.skipScan()
    }
    self.segments = segments
    self.end = walker.position
    self.isComplete = isComplete
    self.strays = strays
  }
}

/// A marker and what it introduces.
package struct JPEGSegment: Hashable, Sendable {
  package var marker: JPEGMarker
  /// The whole segment, with fill bytes before the marker.
  package var range: Range<Int>
  /// What follows the length; empty for markers without one.
  package var payload: Range<Int>
}

/// The second byte of a marker.
package struct JPEGMarker: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let startOfImage = JPEGMarker(rawValue: 0xD8)
  package static let endOfImage = JPEGMarker(rawValue: 0xD9)
  package static let startOfScan = JPEGMarker(rawValue: 0xDA)
  package static let comment = JPEGMarker(rawValue: 0xFE)
  package static func application(_ number: UInt8) -> JPEGMarker {
    JPEGMarker(rawValue: 0xE0 | (number & 0x0F))
  }

  /// 0…15 for APP0…APP15.
  package var applicationNumber: Int? {
    (0xE0...0xEF).contains(rawValue) ? Int(rawValue & 0x0F) : nil
  }

  /// Whether the segment describes a frame: SOF0…SOF15 without DHT, JPG and DAC.
  package var isStartOfFrame: Bool {
    (0xC0...0xCF).contains(rawValue) && ![0xC4, 0xC8, 0xCC].contains(rawValue)
  }

  var hasNoLength: Bool { rawValue == 0x01 || (0xD0...0xD9).contains(rawValue) }
  var isRestart: Bool { (0xD0...0xD7).contains(rawValue) }
}
