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
    PrivacyError(
      .unsupportedFormat,
      "\(format.rawValue) cannot be cleaned without loss yet; render it, or keep everything.")
  }
}
