import AV
import JobSpec
import MediaFile
package import System
package import WorkOrder

/// Decodes an output whole, with another library than the one that wrote it.
package enum Verifier {
  /// Throws where the picture does not decode without a complaint, or has another size.
  package static func verify(_ order: VerifyOrder, _ picture: OpenFile) throws(WorkFailure) {
    let bytes = try SourceBytes(picture, transfer: .file)
    let size = try decode(bytes, as: order.format)
    guard size == PixelSize(order.width, order.height) else {
      throw .wrongSize(order, decoded: size)
    }
  }

  private static func decode(
    _ bytes: SourceBytes, as format: FileFormat
  ) throws(WorkFailure) -> PixelSize {
    switch format {
    case .heic, .heif, .avif:
      let source = try bytes.window()
      do throws(HEIFVerification.Fault) {
        return try HEIFVerification(source).decode()
      } catch {
        throw .doesNotDecode(log: error.message)
      }
    default:
      do throws(AVError) {
        return try decodeAsOnePacket(bytes, as: format)
      } catch {
        throw .doesNotDecode(log: error.message)
      }
    }
  }

  private static func decodeAsOnePacket(
    _ bytes: SourceBytes, as format: FileFormat
  ) throws(AVError) -> PixelSize {
    guard let codec = AVStillCodec(format) else {
      throw AVError(.unsupported, "no decoder for \(format.rawValue)")
    }
    var decoder = try AVStillDecoder(codec)
    let size = try decoder.decode(count: bytes.count) { offset, count in
      try bytes.read(at: offset, count: count)
    }
    return PixelSize(size.width, size.height)
  }
}

extension AVStillCodec {
  /// The codec of formats whose whole file is one packet.
  fileprivate init?(_ format: FileFormat) {
    switch format {
    case .jpeg: self = .jpeg
    case .png: self = .png
    case .webP: self = .webP
    case .tiff: self = .tiff
    default: return nil
    }
  }
}
