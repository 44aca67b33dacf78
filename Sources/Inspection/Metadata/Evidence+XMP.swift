import AssetFacts
import MediaFile

extension Evidence {
  /// Reads a packet and takes what it tells; Exif, where both speak, has spoken first.
  mutating func gather(xmp source: any ByteSource) throws(MediaFileError) {
    guard source.count <= XMPPacket.sizeLimit else {
      return warn("its XMP is longer than \(XMPPacket.sizeLimit) bytes and was not read")
    }
    gather(try XMPPacket(source))
  }

  /// Files with more than a few packets of one picture are not made by cameras or editors.
  private static let packetLimit = 16

  mutating func gather(_ packet: XMPPacket) {
    if packet.isDamaged { warn("its XMP is damaged") }
    for name in packet.values.keys {
      if let (group, carrier) = XMPCarriers.group(of: name) { found(group, in: carrier) }
    }
    if xmp.count < Self.packetLimit { xmp.append(packet) }
    facts.rating = packet.rating ?? facts.rating
    for keyword in packet.keywords { add(keyword: keyword) }
    userComment = userComment ?? packet.text("UserComment", in: .exif)
    facts.lens = facts.lens ?? packet.text("Lens", in: .auxiliary)
    burstIdentifier =
      burstIdentifier ?? packet.text("BurstID", in: .camera)
      ?? packet.text("CameraBurstID", in: .creations)
    if facts.camera == nil {
      facts.camera = Self.camera(
        make: packet.text("Make", in: .tiff), model: packet.text("Model", in: .tiff))
    }
    if facts.captured == nil {
      let time =
        packet.text("DateTimeOriginal", in: .exif) ?? packet.text("DateCreated", in: .photoshop)
        ?? packet.text("CreateDate", in: .basic)
      facts.captured = time.flatMap { WallClock(iso8601: $0) }
    }
  }

  func xmpText(_ local: String, in namespace: XMPNamespace) -> String? {
    for packet in xmp {
      if let text = packet.text(local, in: namespace) { return text }
    }
    return nil
  }
}
