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
    do {
      let bytes = try source.window()
      if let fault = StructureCheck.fault(in: bytes, as: format) {
        return .damaged(fault, log: error.log)
      }
      switch format {
      case _ where format.isHEIF:
        // Where a codec is known and another decoder fails too, it is the picture.
        let oddity = HEIFOddity(bytes)
        if oddity == .unknown, !HEIFVerification.holds(bytes) {
          return .corruptPixels(log: error.log)
        }
        return .rejectedByLibheif(oddity, log: error.log)
      case .jpeg:
        return JPEGProcess.isCommon(bytes)
          ? .corruptPixels(log: error.log) : .unusualJPEG(log: error.log)
      default:
        return .corruptPixels(log: error.log)
      }
    } catch {
      return error
    }
  }

  func diagnose(_ error: HeifError) -> WorkFailure {
    do {
      let bytes = try source.window()
      if let fault = StructureCheck.fault(in: bytes, as: format) {
        return .damaged(fault, log: error.message)
      }
      return .rejectedByLibheif(HEIFOddity(bytes), log: error.message)
    } catch {
      return error
    }
  }
}

/// What is known to be too new for libheif in a file that is whole.
enum HEIFOddity: Hashable {
  /// Coded as something that libheif has no decoder for.
  case codec(String)
  /// A gain map bound to the picture as an item, which iOS 18 writes.
  case toneMap
  case unknown

  init(_ source: any ByteSource) {
    guard let graph = try? HEIFFile(source).graph else {
      self = .unknown
      return
    }
    let coded = graph.items[graph.codedItem(of: graph.primary)]?.type ?? ""
    if !["hvc1", "av01", "grid", "iden", "iovl"].contains(coded) {
      self = .codec(coded.description)
    } else if !graph.items(of: "tmap").isEmpty {
      self = .toneMap
    } else {
      self = .unknown
    }
  }
}

/// How a JPEG is coded.
enum JPEGProcess {
  /// Whether it is baseline, extended or progressive with Huffman codes: what is in use.
  static func isCommon(_ source: any ByteSource) -> Bool {
    guard let segments = try? JPEGSegments(source, extent: .header).segments else { return false }
    let frame = segments.first { $0.marker.isStartOfFrame }
    return frame.map { (0xC0...0xC2).contains($0.marker.rawValue) } ?? true
  }
}
