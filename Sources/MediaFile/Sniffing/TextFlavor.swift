/// Formats that are text: sidecars and drawings; and BMP, whose two letters prove nothing alone.
enum TextFlavor {
  static func format(of source: any ByteSource) throws(MediaFileError) -> MediaFormat? {
    let head = try source.bytes(0..<min(source.count, 4096))
    if isBMP(head) { return .bmp }
    if head.starts(with: Array("bplist00".utf8)) {
      return contains(head, "adjustmentFormatIdentifier") ? .adjustments : nil
    }
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = head.dropFirst(start).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard text.first == UInt8(ascii: "<") else { return nil }
    if contains(head, "<x:xmpmeta") || contains(head, "<?xpacket") || contains(head, "<rdf:RDF") {
      return contains(head, "<svg") ? .svg : .xmp
    }
    if contains(head, "<svg") { return .svg }
    if contains(head, "<plist"), contains(head, "adjustment") { return .adjustments }
    return nil
  }

  /// `BM`, and a header size that some version of the format has.
  private static func isBMP(_ head: [UInt8]) -> Bool {
    guard head.starts(with: [0x42, 0x4D]), head.count >= 18 else { return false }
    return [12, 16, 40, 52, 56, 64, 108, 124].contains(head[14]) && head[15...17] == [0, 0, 0]
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard bytes.count >= pattern.count else { return false }
    return (0...bytes.count - pattern.count).contains { bytes[$0...].starts(with: pattern) }
  }
}
