/// The block that carries the values: in JPEG a segment, in HEIF the body of a `tmap` item behind its
/// version byte.
extension GainMapMetadata {
  private static let multichannel: UInt8 = 0x80
  private static let baseColorSpace: UInt8 = 0x40
  private static let commonDenominator: UInt8 = 0x08

  /// Reads a block; what later writers append is passed over.
  ///
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` for versions that do not exist yet and where
  ///   the picture itself is the HDR one, `truncated` and `corrupt` for damage.
  package init(block: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(block, fetch: 160)
    guard try cursor.u16() == 0 else {
      throw MediaFileError(.unsupportedFormat, "a gain map of a later version", at: 0)
    }
    try cursor.skip(2)
    let flags = try cursor.u8()
    var reader = FractionReader(
      common: flags & Self.commonDenominator != 0 ? Double(try cursor.u32()) : nil)
    let baseHeadroom = try reader.unsigned(&cursor)
    let alternateHeadroom = try reader.unsigned(&cursor)
    var channels: [Channel] = []
    for _ in 0..<(flags & Self.multichannel != 0 ? 3 : 1) {
      let min = try reader.signed(&cursor)
      let max = try reader.signed(&cursor)
      let gamma = try reader.unsigned(&cursor)
      let baseOffset = try reader.signed(&cursor)
      channels.append(
        Channel(
          min: min, max: max, gamma: gamma, baseOffset: baseOffset,
          alternateOffset: try reader.signed(&cursor)))
    }
    let metadata = GainMapMetadata(
      channels: channels, baseHeadroom: baseHeadroom, alternateHeadroom: alternateHeadroom,
      usesBaseColorSpace: flags & Self.baseColorSpace != 0)
    guard let metadata else {
      throw MediaFileError(
        baseHeadroom > alternateHeadroom ? .unsupportedFormat : .corrupt,
        "a gain map whose values cannot be", at: 0)
    }
    self = metadata
  }

  /// The block, with a denominator beside each number: 61 bytes for gray maps, 141 for RGB.
  package var block: [UInt8] {
    let order = ByteOrder.bigEndian
    var flags: UInt8 = channels.count == 3 ? Self.multichannel : 0
    if usesBaseColorSpace { flags |= Self.baseColorSpace }
    var bytes = order.bytes16(0) + order.bytes16(0) + [flags]
    for value in [baseHeadroom, alternateHeadroom] { bytes += Self.fraction(value) }
    for channel in channels {
      for value in [
        channel.min, channel.max, channel.gamma, channel.baseOffset, channel.alternateOffset,
      ] {
        bytes += Self.fraction(value)
      }
    }
    return bytes
  }

  /// Sixteenth-millionths: 1/64 comes out exact, and a hundred stops fit into a signed number.
  private static let denominator = 1 << 24

  private static func fraction(_ value: Double) -> [UInt8] {
    let numerator = Int32((value * Double(denominator)).rounded())
    return ByteOrder.bigEndian.bytes32(Int(UInt32(bitPattern: numerator)))
      + ByteOrder.bigEndian.bytes32(denominator)
  }
}

/// Numbers of a block: fractions, or numerators of one denominator.
private struct FractionReader {
  var common: Double?

  mutating func unsigned(_ cursor: inout ByteCursor) throws(MediaFileError) -> Double {
    Double(try cursor.u32()) / (try denominator(&cursor))
  }

  mutating func signed(_ cursor: inout ByteCursor) throws(MediaFileError) -> Double {
    Double(Int32(bitPattern: UInt32(try cursor.u32()))) / (try denominator(&cursor))
  }

  /// 0 gives values that are refused afterwards, as infinite.
  private func denominator(_ cursor: inout ByteCursor) throws(MediaFileError) -> Double {
    if let common { return common }
    return Double(try cursor.u32())
  }
}
