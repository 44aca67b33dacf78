/// Boxes that are written.
enum BoxBytes {
  static let headerLength = 8

  static func box(_ type: FourCC, _ content: some Collection<UInt8>) -> [UInt8] {
    ByteOrder.bigEndian.bytes32(content.count + headerLength)
      + ByteOrder.bigEndian.bytes32(Int(type.rawValue)) + content
  }

  static func fullBox(
    _ type: FourCC, version: UInt8 = 0, flags: UInt8 = 0, _ content: some Collection<UInt8>
  ) -> [UInt8] {
    box(type, [version, 0, 0, flags] + content)
  }
}
