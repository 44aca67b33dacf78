/// A JPEG with a gain map behind it, described three times: by Adobe's XMP, which Android reads, by ISO
/// 21496-1's segments, which Apple reads, and by an index of the pictures (CIPA DC-007).
package enum UltraHDR {
  /// Joins two JPEGs into one file.
  ///
  /// - Parameters:
  ///   - picture: The ordinary picture, with its metadata; its XMP packet must be one of ours.
  ///   - map: The coded map.
  ///   - metadata: What the map's samples mean.
  /// - Returns: The file.
  /// - Throws: ``MediaFileError`` where either is no whole JPEG, `limitExceeded` where a packet does not
  ///   fit into a segment.
  package static func join(
    _ picture: [UInt8], map: [UInt8], _ metadata: GainMapMetadata
  ) throws(MediaFileError) -> [UInt8] {
    let map = try described(map, metadata)
    let source = ArraySource(picture)
    let segments = try JPEGSegments(source, extent: .header).segments
    let parts = try segments.map { segment throws(MediaFileError) in
      try JPEGPart(segment, in: source)
    }
    // Applications' segments stand first; where they end the tables begin.
    let tables = segments.first { $0.marker.applicationNumber == nil }?.range.lowerBound
    guard let tables else { throw MediaFileError(.corrupt, "a JPEG without tables", at: 0) }
    let packet = parts.first { $0.content == .xmp }
    let claim = try JPEGSegment.encode(
      .xmp,
      GainMapMetadata.claim(
        of: map.count, in: packet.map { part throws(MediaFileError) in try source.bytes(part.body) }
      ))

    var head: [UInt8] = [0xFF, JPEGMarker.startOfImage.rawValue]
    var isClaimed = false
    for part in parts where part.segment.range.upperBound <= tables {
      // The claim takes the packet's place, or stands before what comes after Exif.
      let goesBefore = [.jfif, .exif].contains(part.content)
      if !isClaimed, !goesBefore {
        head += claim
        isClaimed = true
      }
      if part.content != .xmp { head += picture[part.segment.range] }
    }
    if !isClaimed { head += claim }
    head += try JPEGSegment.encode(.isoGainMap, [0, 0, 0, 0])
    let indexStart = head.count + 4 + JPEGSignature.multiPicture.prefix.count
    let indexLength = 4 + JPEGSignature.multiPicture.prefix.count + PictureIndex.length
    let size = head.count + indexLength + picture.count - tables
    head += try JPEGSegment.encode(
      .multiPicture,
      PictureIndex.block(first: size, second: map.count, secondOffset: size - indexStart))
    return head + picture[tables...] + map
  }

  /// The map with what its samples mean.
  private static func described(
    _ map: [UInt8], _ metadata: GainMapMetadata
  ) throws(MediaFileError) -> [UInt8] {
    let segments = try JPEGSegments(ArraySource(map))
    guard segments.isComplete, segments.end == map.count else {
      throw MediaFileError(.truncated, "a gain map without an end", at: segments.end)
    }
    let first = segments.segments.first { $0.marker == .application(0) }
    let start = first?.range.upperBound ?? 2
    return map[..<start] + (try JPEGSegment.encode(.xmp, metadata.mapPacket))
      + (try JPEGSegment.encode(.isoGainMap, metadata.block)) + map[start...]
  }
}

/// The index of a file of two pictures.
private enum PictureIndex {
  /// Bytes of the block, from its byte order on.
  static let length = 82

  /// `secondOffset` counts from the block's first byte.
  static func block(first: Int, second: Int, secondOffset: Int) -> [UInt8] {
    let order = ByteOrder.bigEndian
    let fields: [(tag: Int, type: Int, count: Int, value: [UInt8])] = [
      (0xB000, 7, 4, Array("0100".utf8)),
      (0xB001, 4, 1, order.bytes32(2)),
      (0xB002, 7, 32, order.bytes32(50)),
    ]
    var block: [UInt8] = [0x4D, 0x4D, 0, 42] + order.bytes32(8) + order.bytes16(fields.count)
    for field in fields {
      block += order.bytes16(field.tag) + order.bytes16(field.type)
      block += order.bytes32(field.count) + field.value
    }
    block += order.bytes32(0)
    for (attributes, size, offset) in [(0x03_0000, first, 0), (0, second, secondOffset)] {
      block += order.bytes32(attributes) + order.bytes32(size) + order.bytes32(offset)
      block += order.bytes32(0)
    }
    return block
  }
}
