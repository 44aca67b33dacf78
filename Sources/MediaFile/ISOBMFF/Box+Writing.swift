extension Box {
  /// A box with a header of eight bytes.
  package static func encode(_ type: FourCC, _ content: some Collection<UInt8>) -> [UInt8] {
    ByteOrder.bigEndian.bytes32(8 + content.count)
      + ByteOrder.bigEndian.bytes(UInt64(type.rawValue), width: 4) + content
  }

  /// A `free` box that takes up so many bytes, header included.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where no box is so small.
  static func padding(_ count: Int, at position: Int) throws(MediaFileError) -> [UInt8] {
    guard count != 0 else { return [] }
    guard count >= 8 else {
      throw MediaFileError(.corrupt, "\(count) bytes left over, too few for a box", at: position)
    }
    return encode("free", [UInt8](repeating: 0, count: count - 8))
  }
}
