extension MetadataSplice {
  static func replace(
    inJPEG encoded: any ByteSource, exif: [UInt8]?, xmp: [UInt8]?
  ) throws(MediaFileError) -> Splice {
    let file = try JPEGSegments(encoded)
    guard file.isComplete else {
      throw MediaFileError(.truncated, "a JPEG without an end", at: file.end)
    }
    var block: [UInt8] = []
    if let exif { block += try JPEGSegment.encode(.exif, exif) }
    if let xmp { block += try JPEGSegment.encode(.xmp, xmp) }

    var result = Splice(copying: 0..<2)
    // The block stands after JFIF's segment, which must be first.
    var isPlaced = false
    var position = 2
    for segment in file.segments {
      // Entropy-coded data before this segment.
      result.copy(position..<segment.range.lowerBound)
      position = segment.range.upperBound
      if !isPlaced, segment.marker != .application(0) {
        result.insert(block)
        isPlaced = true
      }
      if !isText(segment) { result.copy(segment.range) }
    }
    result.copy(position..<encoded.count)
    return result
  }

  /// Whether a segment can only be metadata: APP1, APP13, comments.
  private static func isText(_ segment: JPEGSegment) -> Bool {
    [.application(1), .application(13), .comment].contains(segment.marker)
  }
}

/// What the payload of an application segment begins with.
package struct JPEGSignature: Hashable, Sendable {
  package var application: UInt8
  package var prefix: [UInt8]

  init(_ application: UInt8, _ prefix: String) {
    self.application = application
    self.prefix = Array(prefix.utf8)
  }

  package static let jfif = JPEGSignature(0, "JFIF\0")
  package static let jfxx = JPEGSignature(0, "JFXX\0")
  package static let exif = JPEGSignature(1, "Exif\0\0")
  package static let xmp = JPEGSignature(1, "http://ns.adobe.com/xap/1.0/\0")
  package static let extendedXMP = JPEGSignature(1, "http://ns.adobe.com/xmp/extension/\0")
  package static let iccProfile = JPEGSignature(2, "ICC_PROFILE\0")
  package static let multiPicture = JPEGSignature(2, "MPF\0")
  package static let isoGainMap = JPEGSignature(2, "urn:iso:std:iso:ts:21496:-1\0")
  package static let c2pa = JPEGSignature(11, "JP")
  package static let photoshop = JPEGSignature(13, "Photoshop 3.0\0")
  package static let adobe = JPEGSignature(14, "Adobe")
}

extension JPEGSegment {
  /// A whole application segment.
  ///
  /// - Throws: ``MediaFileError`` with `limitExceeded` where the content does not fit into one.
  package static func encode(
    _ signature: JPEGSignature, _ content: [UInt8]
  ) throws(MediaFileError) -> [UInt8] {
    let length = 2 + signature.prefix.count + content.count
    guard length <= 65_535 else {
      throw MediaFileError(.limitExceeded, "\(content.count) bytes in one JPEG segment")
    }
    return [0xFF, JPEGMarker.application(signature.application).rawValue]
      + ByteOrder.bigEndian.bytes16(length) + signature.prefix + content
  }
}
