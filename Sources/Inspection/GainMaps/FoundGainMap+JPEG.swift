import MediaFile

extension FoundGainMap {
  init?(behind jpeg: JPEGFile) {
    let index = (try? MultiPicture(jpeg)) ?? nil
    let packet = jpeg.first(.xmp).flatMap { try? jpeg.source.bytes($0.body) }.map { XMPPacket($0) }
    let pictures = SecondaryPictures.all(
      behind: jpeg, index, listing: packet.map(\.items) ?? [])
    let candidates: [(SecondaryPictures.Picture) -> Scale?] = [
      Self.isoScale, Self.adobeScale,
      { Self.appleScale($0, of: jpeg) },
      // Some writers keep the values with the picture; then the map has no packet.
      { $0.packet == nil ? packet.flatMap { GainMapMetadata($0) }.map { .described($0) } : nil },
    ]
    for scale in candidates {
      for picture in pictures {
        guard let scale = scale(picture) else { continue }
        self.init(place: .picture(picture.range), scale: scale)
        return
      }
    }
    return nil
  }

  private static func isoScale(_ picture: SecondaryPictures.Picture) -> Scale? {
    guard let part = picture.jpeg.first(.isoGainMap),
      let body = try? PieceSource(of: picture.jpeg.source, part.body),
      let metadata = try? GainMapMetadata(block: body)
    else { return nil }
    return .described(metadata)
  }

  private static func adobeScale(_ picture: SecondaryPictures.Picture) -> Scale? {
    guard let packet = picture.packet, let metadata = GainMapMetadata(packet) else { return nil }
    return .described(metadata)
  }

  private static func appleScale(
    _ picture: SecondaryPictures.Picture, of jpeg: JPEGFile
  ) -> Scale? {
    guard let packet = picture.packet,
      let type = packet.text("AuxiliaryImageType", in: .pixelData),
      AuxiliaryPicture(type) == .gainMap
    else { return nil }
    let exif = jpeg.first(.exif).flatMap { try? ExifBlock(jpeg.source, in: $0.body) }
    return AppleHeadroom.value(map: packet, picture: exif).map { .apple(headroom: $0) }
  }
}

extension GainMapMetadata {
  /// What a map's packet says (Adobe, “Gain map”); all but gamma and offsets in stops.
  init?(_ packet: XMPPacket) {
    func numbers(_ name: String, default value: Double? = nil) -> [Double]? {
      let values = packet.texts(name, in: .gainMap).compactMap { Double($0) }
      guard !values.isEmpty else { return value.map { [$0] } }
      return [1, 3].contains(values.count) ? values : nil
    }
    guard packet.text("BaseRenditionIsHDR", in: .gainMap)?.lowercased() != "true",
      let maxima = numbers("GainMapMax"), let minima = numbers("GainMapMin", default: 0),
      let gammas = numbers("Gamma", default: 1),
      let base = numbers("OffsetSDR", default: 1 / 64),
      let alternate = numbers("OffsetHDR", default: 1 / 64),
      let low = numbers("HDRCapacityMin", default: 0)?.first,
      let high = numbers("HDRCapacityMax")?.first
    else { return nil }
    let count = [maxima, minima, gammas, base, alternate].map(\.count).max() ?? 1
    func value(_ values: [Double], _ index: Int) -> Double {
      values.count == 1 ? values[0] : values[index]
    }
    let channels = (0..<count).map { index in
      Channel(
        min: value(minima, index), max: value(maxima, index), gamma: value(gammas, index),
        baseOffset: value(base, index), alternateOffset: value(alternate, index))
    }
    self.init(channels: channels, baseHeadroom: low, alternateHeadroom: high)
  }
}
