import CAV
import Synchronization

/// The library itself: its version, and what its decoders complained of.
package enum AVLibrary {
  /// The version of libavcodec that is loaded, as in `59.37.100`.
  package static var version: String {
    let version = avcodec_version()
    return "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
  }

  /// Whether a codec can be decoded here.
  package static func decodes(_ codec: AVStillCodec) -> Bool { codec.hasDecoder }

  /// Silences the library and counts instead; once a process.
  static let log: Void = {
    unsafe av_log_set_callback { context, level, _, _ in
      guard level <= AV_LOG_ERROR, let context = unsafe context else { return }
      let key = UInt(bitPattern: context)
      AVLibrary.complaints.withLock { complaints in
        if let count = complaints[key] { complaints[key] = count + 1 }
      }
    }
  }()

  /// How many errors each open decoder had to say, by its address: some complain and still deliver
  /// a picture.
  static let complaints = Mutex<[UInt: Int]>([:])
}
