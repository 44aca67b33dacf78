import Heif
import JobSpec
import MediaFile
import System
import Vips
package import WorkOrder

/// All words that a person reads when an order fails, in one place.
///
/// Which file it was is said by whoever shows the failure.
extension WorkFailure {
  // MARK: The source

  static func unreadable(_ error: SystemError) -> WorkFailure {
    WorkFailure(code: .unreadable, message: error.message)
  }

  static func empty() -> WorkFailure {
    WorkFailure(code: .truncated, message: "The file is empty.")
  }

  static func readFailed(log: String) -> WorkFailure {
    WorkFailure(
      code: .unreadable,
      message: "The file could not be read to its end. Is the disk or the network sound?", log: log)
  }

  static func unsupported(_ format: FileFormat) -> WorkFailure {
    WorkFailure(
      code: .unsupportedFormat,
      message: "Pictures of type \(format.rawValue) cannot be decoded here.")
  }

  static func damaged(_ fault: MediaFileError, log: String) -> WorkFailure {
    let place = fault.offset.map { " (at byte \($0))" } ?? ""
    let code: FailureCode =
      switch fault.code {
      case .unreadable: .unreadable
      case .truncated: .truncated
      case .corrupt: .corrupt
      case .unsupportedFormat: .unsupportedFormat
      case .limitExceeded: .limitExceeded
      }
    return WorkFailure(
      code: code,
      message: code == .unsupportedFormat
        ? "The file cannot be decoded here: \(fault.message)."
        : "The file is damaged: \(fault.message)\(place).",
      log: log)
  }

  static func corruptPixels(log: String) -> WorkFailure {
    WorkFailure(
      code: .corrupt,
      message: "The picture's data is damaged. With strictness `.salvage`, what decodes is kept.",
      log: log)
  }

  static func unusualJPEG(log: String) -> WorkFailure {
    WorkFailure(
      code: .unsupportedFormat,
      message: "The JPEG is coded losslessly or arithmetically, which is not decoded here.",
      log: log)
  }

  static func rejectedByLibheif(_ oddity: HEIFOddity, log: String) -> WorkFailure {
    let what =
      switch oddity {
      case .codec(let name): "it is coded as “\(name)”"
      case .toneMap: "it has a tone-mapped item, as iOS 18 writes it"
      case .unknown: "its layout is unusual"
      }
    return WorkFailure(
      code: .unsupportedFormat,
      message: """
        libheif \(HeifLibrary.version) does not open this file: \(what). Install a newer libheif, or \
        export the picture as JPEG.
        """,
      log: log)
  }

  static func rawWithoutPreview(_ format: FileFormat) -> WorkFailure {
    WorkFailure(
      code: .unsupportedFormat,
      message: """
        The raw file (\(format.rawValue)) has no whole preview to show, and sensor data is not \
        developed here. Export the picture as JPEG or TIFF.
        """)
  }

  // MARK: The outputs

  static func encodingFailed(_ rendition: String, _ error: VipsError) -> WorkFailure {
    WorkFailure(
      code: .encodingFailed, message: "\(rendition): the encoder failed (\(error.operation)).",
      log: error.log)
  }

  static func encodingFailed(_ rendition: String, log: String) -> WorkFailure {
    WorkFailure(
      code: .encodingFailed, message: "\(rendition): the encoder failed (libjpeg-turbo).", log: log)
  }

  static func encodingFailed(_ rendition: String, _ error: MediaFileError) -> WorkFailure {
    WorkFailure(
      code: .encodingFailed, message: "\(rendition): metadata cannot be written: \(error.message).")
  }

  static func outputNotWritable(_ rendition: String, _ error: SystemError) -> WorkFailure {
    WorkFailure(code: .outputNotWritable, message: "\(rendition): \(error.message)")
  }

  static func doesNotDecode(log: String) -> WorkFailure {
    WorkFailure(code: .encodingFailed, message: "What was written does not decode.", log: log)
  }

  static func wrongSize(_ order: VerifyOrder, decoded: PixelSize) -> WorkFailure {
    WorkFailure(
      code: .encodingFailed,
      message: """
        What was written has \(decoded.width) × \(decoded.height) pixels in place of \
        \(order.width) × \(order.height).
        """)
  }

  // MARK: The order

  static func libraryMissing(_ name: String, log: String) -> WorkFailure {
    WorkFailure(
      code: .unsupportedFormat, message: "\(name) could not be started. Is it installed?", log: log)
  }

  package static func unreadableOrder(_ log: String) -> WorkFailure {
    WorkFailure(
      code: .encodingFailed, message: "The worker does not understand its order.", log: log)
  }

  package static func missingDescriptors() -> WorkFailure {
    WorkFailure(code: .encodingFailed, message: "The order came without its files.")
  }

  static func wrongDescriptors(expected: Int, got: Int) -> WorkFailure {
    WorkFailure(
      code: .encodingFailed, message: "Expected \(expected) output descriptors but got \(got).")
  }

  static func unresolvedEncoding(_ rendition: String) -> WorkFailure {
    WorkFailure(
      code: .unsupportedFormat,
      message: "\(rendition): expected a concrete encoding with a quality.")
  }

  /// A step on pixels in memory that did not work: memory, or a bug of ours.
  static func broken(_ error: VipsError) -> WorkFailure {
    WorkFailure(
      code: .encodingFailed, message: "The picture could not be processed (\(error.operation)).",
      log: error.log)
  }
}

extension VipsPath {
  /// Works on pixels that are decoded already.
  func pixels<Result: ~Copyable>(
    _ work: () throws(VipsError) -> Result
  ) throws(WorkFailure) -> Result {
    do { return try work() } catch { throw .broken(error) }
  }
}
