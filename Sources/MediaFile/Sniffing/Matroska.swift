/// Matroska and its subset WebM, which differ in the document type alone.
enum Matroska {
  static func format(head: [UInt8]) -> MediaFormat? {
    guard head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return nil }
    // The document type is a short text in the small first element.
    return String(decoding: head, as: UTF8.self).contains("webm") ? .webM : .matroska
  }
}
