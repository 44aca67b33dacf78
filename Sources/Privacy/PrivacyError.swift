package import JobSpec
import MediaFile

/// Why an asset's privacy could not be made sure of. Nothing may be written then.
package struct PrivacyError: Error, Hashable, Sendable {
  package var code: FailureCode
  /// Says what is wrong; names carriers, never their values.
  package var message: String
  /// The carriers that are in doubt, as in `jpeg.xmp`.
  package var carriers: [String]

  package init(_ code: FailureCode, _ message: String, carriers: [String] = []) {
    self.code = code
    self.message = message
    self.carriers = carriers
  }
}

extension PrivacyError {
  /// A structure that cannot be read cannot be cleaned.
  init(_ error: MediaFileError, in carrier: String) {
    let code: FailureCode =
      switch error.code {
      case .unreadable: .unreadable
      case .unsupportedFormat, .corrupt: .corrupt
      case .truncated: .truncated
      case .limitExceeded: .limitExceeded
      }
    self.init(code, "\(carrier): \(error.message)", carriers: [carrier])
  }

  static func unsupported(_ format: FileFormat) -> PrivacyError {
    let known = MediaFormat.allCases.first { $0.uniformTypeIdentifier == format.rawValue }
    let reason: String
    switch known {
    case .adjustments:
      reason =
        "says what an editor did in a way that nobody else can read; leave it behind, or keep"
    case let raw? where raw.isRaw:
      reason =
        "keeps what it is developed by among what it tells, so that it cannot be cleaned with "
        + "certainty; render it, make a DNG of it, or keep"
    default: reason = "cannot be cleaned without loss; render it, or keep"
    }
    return PrivacyError(.unsupportedFormat, "\(format.rawValue) \(reason) everything.")
  }
}
