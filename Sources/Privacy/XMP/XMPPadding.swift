/// Packets that keep their length: blanks before the end, as XMP provides for (ISO 16684-1, 7.3.2).
enum XMPPadding {
  /// The packet with blanks added; nil where it is longer already.
  static func pad(_ packet: [UInt8], to count: Int) -> [UInt8]? {
    guard packet.count <= count else { return nil }
    let blanks = [UInt8](repeating: 0x20, count: count - packet.count)
    let end = Array("<?xpacket end".utf8)
    // The end stands within the last few bytes.
    for start in stride(
      from: packet.count - end.count, through: max(packet.count - 64, 0), by: -1)
    where start >= 0 && packet[start..<start + end.count].elementsEqual(end) {
      return packet[..<start] + blanks + packet[start...]
    }
    return packet + blanks
  }
}
