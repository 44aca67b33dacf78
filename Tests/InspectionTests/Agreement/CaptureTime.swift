/// exiftool's times in the spelling of ours.
enum CaptureTime {
  /// `2026-05-03T14:02:11+02:00` from exiftool's `2026:05:03 14:02:11.5` and an offset, which the
  /// time may carry itself; nil for clocks that were never set and for what is no time.
  static func text(_ time: String, offset: String? = nil) -> String? {
    let pattern =
      /^(\d{4}):(\d\d):(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?(?:\.\d+)?(?:GMT)?(Z|[+-]\d\d:?\d\d)?/
    guard let match = time.firstMatch(of: pattern), let year = Int(match.1), year > 0,
      let month = Int(match.2), (1...12).contains(month)
    else { return nil }
    let clock = "\(match.4 ?? "00"):\(match.5 ?? "00"):\(match.6 ?? "00")"
    let zone = match.7.map(String.init) ?? offset ?? ""
    return "\(match.1)-\(match.2)-\(match.3)T\(clock)" + (zone == "Z" ? "+00:00" : zone)
  }
}
