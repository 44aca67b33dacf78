/// MPEG-2 transport streams: no fixed beginning, but the same byte at the start of every packet.
enum TransportStream {
  static func format(
    of source: any ByteSource
  ) throws(MediaFileError) -> MediaFormat? {
    // Packets of 188 bytes, on Blu-ray and AVCHD with four bytes of time before each.
    for (first, stride) in [(0, 188), (4, 192)]
    where try hasSyncBytes(source, first: first, stride: stride) {
      return .transportStream
    }
    return nil
  }

  private static func hasSyncBytes(
    _ source: any ByteSource, first: Int, stride: Int
  ) throws(MediaFileError) -> Bool {
    let packets = min(5, (source.count - first) / stride)
    guard packets >= 3 else { return false }
    for packet in 0..<packets {
      let place = first + packet * stride
      guard try source.bytes(place..<place + 1) == [0x47] else { return false }
    }
    return true
  }
}
