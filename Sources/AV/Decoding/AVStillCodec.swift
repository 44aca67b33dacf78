import CAV

/// A codec of still pictures.
package enum AVStillCodec: Hashable, Sendable, CaseIterable {
  case jpeg, png, webP, tiff, hevc, av1

  fileprivate var identifier: AVCodecID {
    switch self {
    case .jpeg: AV_CODEC_ID_MJPEG
    case .png: AV_CODEC_ID_PNG
    case .webP: AV_CODEC_ID_WEBP
    case .tiff: AV_CODEC_ID_TIFF
    case .hevc: AV_CODEC_ID_HEVC
    case .av1: AV_CODEC_ID_AV1
    }
  }

  /// libavcodec's own AV1 decoder needs hardware; dav1d does not.
  private var preferredName: String? { self == .av1 ? "libdav1d" : nil }

  var decoder: UnsafePointer<AVCodec>? {
    if let preferredName { return unsafe avcodec_find_decoder_by_name(preferredName) }
    return unsafe avcodec_find_decoder(identifier)
  }

  /// What counts as an error: everything that is looked at, and the first one stops.
  ///
  /// Not for TIFF, whose decoder would then stop at any tag that it does not know, orientation among
  /// them; its complaints are counted like everybody's.
  var errorRecognition: Int32 {
    let careful = AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_CAREFUL
    return self == .tiff ? careful : careful | AV_EF_EXPLODE
  }

  var hasDecoder: Bool { unsafe decoder != nil }
}
