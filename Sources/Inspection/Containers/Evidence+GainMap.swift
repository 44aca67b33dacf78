import AssetFacts
import MediaFile

extension Evidence {
  /// Looks for the gain map of a JPEG among the pictures behind it, in the order ISO, UltraHDR,
  /// Apple.
  ///
  /// A promise without a picture is what naive tools leave behind.
  mutating func gatherGainMap(of jpeg: JPEGFile, _ index: MultiPicture?) {
    let others = SecondaryPictures.all(
      behind: jpeg, index, listing: xmp.first { !$0.items.isEmpty }?.items ?? []
    ).map(\.jpeg)
    let promisesISO = jpeg.first(.isoGainMap) != nil
    let promisesUltraHDR =
      xmpText("Version", in: .gainMap) != nil
      || xmp.contains { $0.items.contains { $0.semantic == "GainMap" } }
    if others.contains(where: { $0.first(.isoGainMap) != nil }) {
      facts.hdr = "isoGainMap"
    } else if promisesUltraHDR, !others.isEmpty {
      facts.hdr = "ultraHDR"
    } else if others.contains(where: Self.isAppleGainMap) {
      facts.hdr = "appleGainMap"
    } else if promisesISO || promisesUltraHDR {
      warn("it promises a gain map that is not where it says")
    }
  }

  private static func isAppleGainMap(_ picture: JPEGFile) -> Bool {
    picture.parts(.xmp).contains { part in
      guard let body = try? PieceSource(of: picture.source, part.body),
        let packet = try? XMPPacket(body)
      else { return false }
      let type = packet.text("AuxiliaryImageType", in: .pixelData)
      return type.map { AuxiliaryPicture($0) } == .gainMap
    }
  }
}
