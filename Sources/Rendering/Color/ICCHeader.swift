import MediaFile

/// The first 128 bytes of a colour profile: enough to see whether it can belong to a picture.
struct ICCHeader: Hashable, Sendable {
  enum Space: String, Hashable, Sendable {
    case rgb = "RGB "
    case gray = "GRAY"
    case cmyk = "CMYK"
  }
  var space: Space

  /// `nil` where the bytes are no whole profile of a space that pictures here have.
  init?(_ profile: [UInt8]) {
    guard profile.count >= 132, let size = ByteOrder.bigEndian.uint32(profile, at: 0),
      size <= profile.count, profile[36..<40].elementsEqual("acsp".utf8),
      let space = Space(rawValue: String(decoding: profile[16..<20], as: UTF8.self))
    else { return nil }
    self.space = space
  }
}
