package import MediaFile

/// What an `.xmp` file says of the picture or the clip beside it.
package struct Sidecar: Hashable, Sendable {
  /// −1 (rejected) to 5.
  package var rating: Int?
  package var keywords: [String] = []
  /// Whether an editor noted what it did, or how a raw file is to be developed.
  package var isEdited = false
  /// The raw file that the settings belong to, where one is named.
  package var rawFileName: String?
  /// Whether it ends before it should; what came before is told.
  package var isDamaged = false

  /// Reads a sidecar.
  ///
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` for what is no XMP, `limitExceeded` for
  ///   more than 16 MB, `unreadable` where reading fails.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    guard source.count > 0, try Sniffer.format(of: source) == .xmp else {
      throw MediaFileError(.unsupportedFormat, "a sidecar that is no XMP", at: 0)
    }
    guard source.count <= XMPPacket.sizeLimit else {
      throw MediaFileError(.limitExceeded, "a sidecar of \(source.count) bytes")
    }
    let packet = try XMPPacket(source)
    rating = packet.rating
    keywords = packet.keywords
    isEdited = packet.isEdited
    rawFileName = packet.text("RawFileName", in: .cameraRaw)
    isDamaged = packet.isDamaged
  }
}
