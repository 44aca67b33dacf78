import AV
import JobSpec
package import System
package import WorkOrder

/// Decodes an output whole, with another library than the one that wrote it.
package enum Verifier {
  /// Throws where the picture does not decode without a complaint, or has another size.
  package static func verify(_ order: VerifyOrder, _ picture: OpenFile) throws(WorkFailure) {
    let bytes = try SourceBytes(picture, transfer: .file)
    let size: AVStillDecoder.Size
    do throws(AVError) {
      size = try decode(bytes, as: order.format)
    } catch {
      throw .doesNotDecode(error)
    }
    guard size.width == order.width, size.height == order.height else {
      throw .wrongSize(order, decoded: size)
    }
  }

  private static func decode(
    _ bytes: SourceBytes, as format: FileFormat
  ) throws(AVError) -> AVStillDecoder.Size {
    guard let codec = AVStillCodec(format) else {
      throw AVError(.unsupported, "no decoder for \(format.rawValue)")
    }
    var decoder = try AVStillDecoder(codec)
    return try decoder.decode(count: bytes.count) { offset, count in
      try bytes.read(at: offset, count: count)
    }
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
