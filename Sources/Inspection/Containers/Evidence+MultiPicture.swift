import JobSpec
import MediaFile

extension Evidence {
  /// Looks at the pictures behind the first one (CIPA DC-007), where they really are.
  mutating func gather(_ index: MultiPicture?, of jpeg: JPEGFile) throws(MediaFileError) {
    guard let index else { return }
    for image in index.images.dropFirst() {
      guard image.range.upperBound <= jpeg.source.count,
        let other = try? JPEGFile(jpeg.source, at: image.range.lowerBound)
      else {
        hasUnreadPictures = true
        warn("a picture that its index lists is not there")
        continue
      }
      switch image.type {
      case 0x02_0001: isMultiPicturePanorama = true
      case 0x02_0002: stereoMarker = "mpf.disparity"
      case 0x01_0001, 0x01_0002: found(.thumbnails, in: "mpf.preview")
      default: break
      }
      try gather(other: other)
    }
  }

  /// Takes what a second picture says of itself: what it is for, and what is private in it.
  private mutating func gather(other: JPEGFile) throws(MediaFileError) {
    if let part = other.first(.exif), let exif = try? ExifBlock(other.source, in: part.body),
      exif.hasLocation
    {
      found(.location, in: "mpf.exif.gps")
    }
    for part in other.parts(.xmp) {
      try gather(auxiliaryXMP: PieceSource(of: other.source, part.body), in: "mpf")
    }
  }

  /// Takes the packet of an auxiliary picture, which says what it is and how it was made.
  mutating func gather(
    auxiliaryXMP source: any ByteSource, in carrier: String
  ) throws(MediaFileError) {
    guard source.count <= XMPPacket.sizeLimit, otherXMP.count < Self.otherPacketLimit else {
      return
    }
    let packet = try XMPPacket(source)
    otherXMP.append(packet)
    for name in packet.values.keys {
      guard let (group, place) = XMPCarriers.group(of: name) else { continue }
      found(group, in: "\(carrier).\(place)")
    }
    guard let type = packet.text("AuxiliaryImageType", in: .pixelData) else { return }
    auxiliaryTypes.insert(type)
    switch AuxiliaryPicture(type) {
    case .depth: found(.depth, in: "\(carrier).depth")
    case .matte: found(.depth, in: "\(carrier).matte")
    case .alpha, .gainMap, .other: break
    }
  }

  private static let otherPacketLimit = 32
}
