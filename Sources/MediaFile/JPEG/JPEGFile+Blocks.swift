/// Blocks that are split over several segments, joined again.
extension JPEGFile {
  /// The colour profile; nil where there is none or a part of it is missing.
  package func iccProfile() throws(MediaFileError) -> PieceSource? {
    var bodies: [Int: Range<Int>] = [:]
    var count = 0
    for part in parts(.iccProfile) where part.body.count > 2 {
      let numbers = try source.bytes(part.body.lowerBound..<part.body.lowerBound + 2)
      bodies[Int(numbers[0])] = part.body.lowerBound + 2..<part.body.upperBound
      count = max(count, Int(numbers[1]))
    }
    guard count > 0 else { return nil }
    var pieces: [Range<Int>] = []
    for number in 1...count {
      guard let body = bodies[number] else { return nil }
      pieces.append(body)
    }
    return try PieceSource(of: source, pieces: pieces)
  }

  /// A packet too long for one segment, which the main packet names by its digest.
  package struct ExtendedXMP {
    package var identifier: String
    package var packet: PieceSource
  }

  /// Extended XMP packets whose parts are all there, orphans included.
  package func extendedXMP() throws(MediaFileError) -> [ExtendedXMP] {
    var bodies: [String: [(offset: Int, body: Range<Int>)]] = [:]
    var totals: [String: Int] = [:]
    for part in parts(.extendedXMP) where part.body.count > 40 {
      let head = try source.bytes(part.body.lowerBound..<part.body.lowerBound + 40)
      let identifier = String(decoding: head[..<32], as: UTF8.self)
      totals[identifier] = ByteOrder.bigEndian.uint32(head, at: 32)
      bodies[identifier, default: []].append(
        (
          ByteOrder.bigEndian.uint32(head, at: 36) ?? 0,
          part.body.lowerBound + 40..<part.body.upperBound
        ))
    }
    var packets: [ExtendedXMP] = []
    for (identifier, found) in bodies.sorted(by: { $0.key < $1.key }) {
      let inOrder = found.sorted { $0.offset < $1.offset }
      var expected = 0
      for part in inOrder where part.offset == expected { expected += part.body.count }
      guard expected == totals[identifier] else { continue }
      packets.append(
        ExtendedXMP(
          identifier: identifier,
          packet: try PieceSource(of: source, pieces: inOrder.map(\.body))))
    }
    return packets
  }
}
