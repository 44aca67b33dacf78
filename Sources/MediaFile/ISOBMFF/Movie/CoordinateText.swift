/// Tells subtitles from the coordinates that drones and cameras write as subtitles.
package enum CoordinateText {
  private static let words = ["gps", "latitude", "longitude", "$gprmc", "$gpgga", "lat:", "lat="]

  /// Whether a text speaks of places: a word for them, or two numbers with four decimals.
  package static func isLikely(_ text: [UInt8]) -> Bool {
    let lower = String(
      decoding: text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    if words.contains(where: { lower.contains($0) }) { return true }
    var found = 0
    var decimals = -1
    for byte in text + [0] {
      switch byte {
      case 0x30...0x39: if decimals >= 0 { decimals += 1 }
      case UInt8(ascii: "."):
        decimals = 0
      default:
        if decimals >= 4 { found += 1 }
        decimals = -1
      }
    }
    return found >= 2
  }
}
