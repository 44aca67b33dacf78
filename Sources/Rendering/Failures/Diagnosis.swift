import Heif
import JobSpec
import MediaFile
import Vips
import WorkOrder

/// Whose fault it is that a source was not decoded.
///
/// The libraries' words are never looked at. Our own structure reader goes over the file: what it
/// finds cut or contradicting is the file's fault, and names the code; a file that it finds whole
/// has either damaged pixels or something that this decoder lacks.
extension VipsPath {
  func diagnose(_ error: VipsError, readFailed: Bool) -> WorkFailure {
    if readFailed { return .readFailed(log: error.log) }
    if let fault = structuralFault() { return .damaged(fault, log: error.log) }
    switch order.format {
    case .heic, .heif, .avif: return .rejectedByLibheif(order.format, log: error.log)
    default: return .corruptPixels(order.format, log: error.log)
    }
  }

  func diagnose(_ error: HeifError) -> WorkFailure {
    if let fault = structuralFault() { return .damaged(fault, log: error.message) }
    switch error.kind {
    case .endOfData:
      return .damaged(
        MediaFileError(.truncated, "the picture's data ends before it is complete"),
        log: error.message)
    case .invalid, .unsupported, .other:
      return .rejectedByLibheif(order.format, log: error.message)
    }
  }

  /// What our own reader has against the file's structure.
  private func structuralFault() -> MediaFileError? {
    do throws(WorkFailure) {
      return StructureCheck.fault(in: try source.window(), as: order.format)
    } catch {
      return MediaFileError(.unreadable, error.message)
    }
  }
}
