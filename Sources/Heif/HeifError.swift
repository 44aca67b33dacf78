import CHeif

/// What libheif said of a file that it refused.
package struct HeifError: Error, Hashable, Sendable {
  /// libheif's class of failure and its detail.
  package var kind: Kind
  /// libheif's words, copied at once.
  package var message: String

  package enum Kind: Hashable, Sendable {
    /// The data ends before the structure does.
    case endOfData
    /// The structure contradicts itself, or is one that this version does not expect.
    case invalid
    /// A format, a codec or a feature that this version does not have.
    case unsupported
    /// Anything else: memory, plug-ins, misuse.
    case other
  }

  /// Throws where a call did not succeed.
  static func check(_ result: heif_error) throws(HeifError) {
    guard unsafe result.code != heif_error_Ok else { return }
    let message = unsafe result.message.map { unsafe String(cString: $0) } ?? ""
    throw unsafe HeifError(kind: Kind(result), message: message)
  }
}

extension HeifError.Kind {
  init(_ result: heif_error) {
    switch unsafe (result.code, result.subcode) {
    case (_, heif_suberror_End_of_data): self = .endOfData
    case (heif_error_Invalid_input, _): self = .invalid
    case (heif_error_Unsupported_filetype, _), (heif_error_Unsupported_feature, _):
      self = .unsupported
    default: self = .other
    }
  }
}
