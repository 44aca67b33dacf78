package import JobSpec
import MediaFile

/// Which extension an output gets: from what it is, never from what it was called.
package enum FileExtension {
  /// The usual extension of a format, without the dot.
  package static func usual(of format: FileFormat) -> String {
    MediaFormat(format)?.fileExtensions.first ?? "bin"
  }

  /// The source's own spelling where it is right for its bytes, else the usual one.
  package static func kept(_ own: String?, of format: FileFormat) -> String {
    guard let own, let known = MediaFormat(format)?.fileExtensions,
      known.contains(own.lowercased())
    else { return usual(of: format) }
    return own
  }

  /// Whether a name promises a picture, a video or a sidecar of one.
  package static func promisesMedia(_ own: String?) -> Bool {
    guard let own = own?.lowercased() else { return false }
    return MediaFormat.allCases.contains {
      $0.family != .other && $0.fileExtensions.contains(own)
    }
  }
}

extension MediaFormat {
  /// The format with a uniform type identifier, where it is one that is known by its bytes.
  init?(_ format: FileFormat) {
    guard
      let known = MediaFormat.allCases.first(where: {
        $0.uniformTypeIdentifier == format.rawValue
      })
    else { return nil }
    self = known
  }
}
