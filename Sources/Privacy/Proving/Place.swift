import MediaFile

/// A place, in all spellings in which a file could repeat it.
struct Place: Hashable, Sendable {
  /// Degrees, positive to the north.
  var latitude: Double
  /// Degrees, positive to the east.
  var longitude: Double

  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads `+46.5763+007.9904+1578/` (ISO 6709, annex H, in degrees).
  init?(iso6709 text: String) {
    var numbers: [Double] = []
    var current = ""
    for character in text.unicodeScalars {
      switch character {
      case "+", "-":
        if let number = Double(current) { numbers.append(number) }
        current = String(character)
      case "0"..."9", ".": current.unicodeScalars.append(character)
      default:
        if let number = Double(current) { numbers.append(number) }
        current = ""
      }
    }
    if let number = Double(current) { numbers.append(number) }
    guard numbers.count >= 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else { return nil }
    self.init(latitude: numbers[0], longitude: numbers[1])
  }
}

extension PrivateValues {
  /// Decimal text, doubles, floats, whole numbers of 1e-7 and 1e-6 degrees, 16.16 in both orders.
  mutating func remove(place: Place, from carrier: String) {
    let (latitude, longitude) = (place.latitude, place.longitude)
    // Nowhere in particular is no evidence.
    guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180,
      abs(latitude) > 0.001 || abs(longitude) > 0.001
    else { return }
    remove(degrees: latitude, from: carrier)
    remove(degrees: longitude, from: carrier)
    for order in [ByteOrder.bigEndian, .littleEndian] {
      for pair in [[latitude, longitude], [longitude, latitude]] {
        remove(bytes: pair.flatMap { order.bytes($0.bitPattern, width: 8) }, from: carrier)
        remove(
          bytes: pair.flatMap { order.bytes(UInt64(Float($0).bitPattern), width: 4) },
          from: carrier)
        for scale in [1e7, 1e6, 65_536] {
          remove(
            bytes: pair.flatMap {
              order.bytes(UInt64(bitPattern: Int64(($0 * scale).rounded())), width: 4)
            }, from: carrier)
        }
      }
      remove(bytes: order.bytes(latitude.bitPattern, width: 8), from: carrier)
      remove(bytes: order.bytes(longitude.bitPattern, width: 8), from: carrier)
    }
  }

  /// As decimal text of five places, where that says more than a round number.
  private mutating func remove(degrees: Double, from carrier: String) {
    let scaled = Int((abs(degrees) * 100_000).rounded(.down))
    guard scaled % 1000 != 0 else { return }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(6 - digits.count, 0)) + digits
    remove(text: "\(padded.dropLast(5)).\(padded.suffix(5))".utf8, from: carrier)
  }
}
