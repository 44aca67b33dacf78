import JobSpec
import MediaFile

/// Cleans an XMP sidecar, which is one packet and nothing else.
///
/// Apple's `.AAE` is none: what the editors put there cannot be interpreted, so that it is refused,
/// and not delivered with its picture where anything is removed.
enum SidecarCleaner {
  static let name = "xmp"

  private static let limit = 1 << 26

  static func clean(
    _ source: any ByteSource, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Splice {
    guard source.count <= limit else {
      throw PrivacyError(.limitExceeded, "\(name) is too large.", carriers: [name])
    }
    let packet: [UInt8]
    do { packet = try source.bytes(0..<source.count) } catch {
      throw PrivacyError(error, in: name)
    }
    var result = Splice()
    switch try XMPCleaner.clean(packet, in: name, &ledger) {
    case .unchanged: result.copy(0..<source.count)
    case .replaced(let bytes): result.insert(bytes)
    case .removed: result.insert(empty)
    }
    return result
  }

  /// A packet that says nothing: a file must hold something to be one.
  private static let empty = Array(
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>

    """.utf8)
}
