import CHeif

/// The library itself, and the codecs that it found.
package enum HeifLibrary {
  /// The version that is loaded, as in `1.15.1`.
  package static var version: String { unsafe String(cString: heif_get_version()) }

  /// Loads the codecs that come as plug-ins, which is otherwise done at the first file.
  ///
  /// The corresponding function is `heif_init`.
  package static func start() {
    _ = started
  }

  private static let started: Bool = unsafe heif_init(nil).code == heif_error_Ok

  package enum Codec: Hashable, Sendable, CaseIterable {
    case hevc, av1

    fileprivate var format: heif_compression_format {
      switch self {
      case .hevc: heif_compression_HEVC
      case .av1: heif_compression_AV1
      }
    }
  }

  package static func decodes(_ codec: Codec) -> Bool {
    heif_have_decoder_for_format(codec.format) != 0
  }

  package static func encodes(_ codec: Codec) -> Bool {
    heif_have_encoder_for_format(codec.format) != 0
  }
}
