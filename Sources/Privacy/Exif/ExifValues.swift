import MediaFile

extension PrivateValues {
  /// The value of a removed field, in the spellings in which it could stand elsewhere.
  mutating func remove(
    _ entry: TIFFEntry, _ value: [UInt8], byteOrder: ByteOrder, from carrier: String
  ) {
    switch entry.type {
    case .ascii, .utf8:
      remove(text: value.prefix { $0 != 0 }, from: carrier)
    case .byte, .undefined:
      removeCoded(value, from: carrier)
    case .rational, .signedRational:
      removeRationals(value, byteOrder, from: carrier)
    case .double:
      remove(bytes: value, from: carrier)
    default: break
    }
  }

  /// Text behind a code of eight bytes, or a block.
  private mutating func removeCoded(_ value: [UInt8], from carrier: String) {
    let codes = ["ASCII\0\0\0", "UNICODE\0", "JIS\0\0\0\0\0", "\0\0\0\0\0\0\0\0"]
    if codes.contains(where: { value.starts(with: $0.utf8) }) {
      remove(text: value.dropFirst(8), from: carrier)
    } else {
      remove(block: value, from: carrier)
    }
  }

  /// Fractions in both byte orders, and degrees as decimal text.
  private mutating func removeRationals(
    _ value: [UInt8], _ order: ByteOrder, from carrier: String
  ) {
    let numbers = stride(from: 0, to: value.count - 3, by: 4).map {
      order.uint32(value, at: $0) ?? 0
    }
    // Small numerators are everywhere; three fractions, or a large one, are evidence.
    let isDistinctive = numbers.count >= 6 || numbers.contains { $0 > 0xFFFF }
    guard isDistinctive else { return }
    for order in [ByteOrder.littleEndian, .bigEndian] {
      remove(bytes: numbers.flatMap { order.bytes32($0) }, from: carrier)
      if numbers.count == 6, numbers[4] > 0xFFFF {
        remove(bytes: order.bytes32(numbers[4]) + order.bytes32(numbers[5]), from: carrier)
      }
    }
    guard numbers.count == 6 else { return }
    let parts = stride(from: 0, to: 6, by: 2).map {
      Double(numbers[$0]) / Double(max(numbers[$0 + 1], 1))
    }
    removeDegrees(parts[0] + parts[1] / 60 + parts[2] / 3600, from: carrier)
    removeMinutes(degrees: parts[0], minutes: parts[1] + parts[2] / 60, from: carrier)
  }

  private mutating func removeDegrees(_ degrees: Double, from carrier: String) {
    guard degrees.isFinite, degrees < 1000 else { return }
    for rounding in [FloatingPointRoundingRule.down, .toNearestOrEven] {
      let scaled = Int((degrees * 100_000).rounded(rounding))
      remove(text: Self.decimal(scaled, places: 5).utf8, from: carrier)
    }
  }

  /// As XMP writes it: `47,3.4018`.
  private mutating func removeMinutes(degrees: Double, minutes: Double, from carrier: String) {
    guard degrees.isFinite, degrees < 1000, minutes.isFinite, minutes < 100 else { return }
    let text = Self.decimal(Int((minutes * 10_000).rounded(.down)), places: 4)
    remove(text: "\(Int(degrees)),\(text)".utf8, from: carrier)
  }

  private static func decimal(_ scaled: Int, places: Int) -> String {
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
