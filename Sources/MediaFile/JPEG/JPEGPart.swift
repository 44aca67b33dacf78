/// A segment of a JPEG and what it carries.
package struct JPEGPart: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case jfif, jfxx
    case exif, xmp, extendedXMP
    case iccProfile, isoGainMap, multiPicture
    case photoshop, adobe, c2pa, comment
    /// Thermal pictures, GoPro's telemetry and the like: `APP6 GoPro`, the marker and the letters
    /// that the payload begins with.
    case application(String)
    /// Frame headers, tables, restart intervals: what is needed to decode.
    case coding
  }

  package var segment: JPEGSegment
  package var content: Content
  /// The carried block: the payload without its signature.
  package var body: Range<Int>

  /// - Throws: ``MediaFileError`` where the segment cannot be read.
  package init(_ segment: JPEGSegment, in source: any ByteSource) throws(MediaFileError) {
    self.segment = segment
    self.body = segment.payload
    self.content = segment.marker == .comment ? .comment : .coding
    guard let number = segment.marker.applicationNumber else { return }
    let start = segment.payload.lowerBound
    let head = try source.bytes(start..<start + min(segment.payload.count, 40))
    let known = Self.signed.first {
      Int($0.signature.application) == number && head.starts(with: $0.signature.prefix)
    }
    if let known {
      content = known.content
      body = start + known.signature.prefix.count..<body.upperBound
    } else {
      content = .application(Self.name(number, head))
    }
  }

  private static let signed: [(signature: JPEGSignature, content: Content)] = [
    (.jfif, .jfif), (.jfxx, .jfxx), (.exif, .exif), (.xmp, .xmp), (.extendedXMP, .extendedXMP),
    (.iccProfile, .iccProfile), (.isoGainMap, .isoGainMap), (.multiPicture, .multiPicture),
    (.c2pa, .c2pa), (.photoshop, .photoshop), (.adobe, .adobe),
  ]

  private static func name(_ number: Int, _ head: [UInt8]) -> String {
    let letters = head.prefix(24).prefix { (0x21...0x7E).contains($0) }
    return letters.isEmpty
      ? "APP\(number)" : "APP\(number) " + String(decoding: letters, as: UTF8.self)
  }
}
