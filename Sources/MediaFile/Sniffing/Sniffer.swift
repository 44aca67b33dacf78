/// Tells a file's format from its bytes, never from its name.
///
/// It reads the first bytes, and where those leave a choice, a directory or a few box headers.
package enum Sniffer {
  /// The format; nil where the bytes are of none that is known.
  ///
  /// - Throws: `unreadable` where the source cannot be read. Damage is not an error here.
  package static func format(of source: any ByteSource) throws(MediaFileError) -> MediaFormat? {
    do {
      return try decide(source)
    } catch {
      // What ends too early to be told has no format yet.
      guard error.code != .unreadable else { throw error }
      return nil
    }
  }

  private static func decide(_ source: any ByteSource) throws(MediaFileError) -> MediaFormat? {
    let head = try source.bytes(0..<min(source.count, 64))
    if let format = Signature.match(head) { return format }
    if head.starts(with: [0x49, 0x49]) || head.starts(with: [0x4D, 0x4D]) {
      return try TIFFFlavor.format(of: source, head: head)
    }
    if let format = try BoxFlavor.format(of: source, head: head) { return format }
    if let format = Matroska.format(head: head) { return format }
    if let format = try TransportStream.format(of: source) { return format }
    return try TextFlavor.format(of: source)
  }
}
