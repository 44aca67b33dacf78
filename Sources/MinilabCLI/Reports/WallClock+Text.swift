import AssetFacts

extension WallClock {
  /// As in `2026-05-03T14:02:11+02:00`; without an offset where none is known.
  var text: String {
    let date = "\(Self.digits(year, 4))-\(Self.digits(month))-\(Self.digits(day))"
    let time = "\(Self.digits(hour)):\(Self.digits(minute)):\(Self.digits(second))"
    guard let offset else { return "\(date)T\(time)" }
    let zone = "\(Self.digits(abs(offset) / 60)):\(Self.digits(abs(offset) % 60))"
    return "\(date)T\(time)\(offset < 0 ? "-" : "+")\(zone)"
  }

  private static func digits(_ number: Int, _ width: Int = 2) -> String {
    String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
  }
}
