package import JobSpec

extension WallClock {
  /// As in `2026-05-03T14:02:11+02:00`; without an offset where none is known.
  package var text: String {
    let date = "\(Self.digits(year, 4))-\(Self.digits(month))-\(Self.digits(day))"
    let time = "\(Self.digits(hour)):\(Self.digits(minute)):\(Self.digits(second))"
    guard let offset else { return "\(date)T\(time)" }
    let zone = "\(Self.digits(abs(offset) / 60)):\(Self.digits(abs(offset) % 60))"
    return "\(date)T\(time)\(offset < 0 ? "-" : "+")\(zone)"
  }

  /// Reads ISO 8601 from the day to any fraction of a second (which is dropped), with or without
  /// `Z` or an offset; `nil` for what is no such time.
  package init?(iso8601 text: String) {
    let (body, offset) = Self.splitOffset(of: text)
    self.init(body, offset: offset)
  }

  /// Reads Exif's `2026:05:03 14:02:11`, with the offset of its own tag (`+02:00`), if any. `nil`
  /// for zeros, blanks and anything else that cameras write when their clock was never set.
  package init?(exif text: String, offset: String? = nil) {
    var bytes = Array(text.prefix { $0 != "\0" }.utf8)
    guard bytes.count >= 19, bytes[4] == UInt8(ascii: ":"), bytes[7] == UInt8(ascii: ":") else {
      return nil
    }
    bytes[4] = UInt8(ascii: "-")
    bytes[7] = UInt8(ascii: "-")
    let zone = offset.flatMap { Self.splitOffset(of: "T" + $0.trimmed).offset }
    self.init(String(decoding: bytes, as: UTF8.self).trimmed, offset: zone)
  }

  private init?(_ text: String, offset: Int?) {
    let whole = text.prefix { $0 != "." && $0 != "," }
    guard let parts = DatePrefix(String(whole))?.components, parts.count >= 3, parts[0] > 0 else {
      return nil
    }
    let time = parts.dropFirst(3) + Array(repeating: 0, count: 6 - parts.count)
    self.init(
      year: parts[0], month: parts[1], day: parts[2], hour: time[3], minute: time[4],
      second: time[5], offset: offset)
  }

  /// Cuts `Z`, `+02`, `+0200` or `+02:00` from the end of a time; a date's own hyphens stay.
  private static func splitOffset(of text: String) -> (body: String, offset: Int?) {
    guard let separator = text.firstIndex(where: { $0 == "T" || $0 == " " }) else {
      return (text, nil)
    }
    if text.hasSuffix("Z") { return (String(text.dropLast()), 0) }
    guard let sign = text[separator...].lastIndex(where: { $0 == "+" || $0 == "-" }) else {
      return (text, nil)
    }
    let digits = text[text.index(after: sign)...].filter { $0 != ":" }
    guard digits.count == 2 || digits.count == 4, digits.utf8.allSatisfy(isDigit),
      let hours = Int(digits.prefix(2)), hours <= 15, let minutes = Int("0" + digits.dropFirst(2)),
      minutes < 60
    else { return (text, nil) }
    let offset = hours * 60 + minutes
    return (String(text[..<sign]), text[sign] == "-" ? -offset : offset)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func digits(_ number: Int, _ width: Int = 2) -> String {
    String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
  }
}

/// A time is written as its text.
extension WallClock: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let text = try String(json: json, at: place)
    guard let clock = WallClock(iso8601: text) else {
      throw Problem(
        "Expected a time such as \"2026-05-03T14:02:11+02:00\" but got \"\(text.escaped)\".",
        at: place)
    }
    self = clock
  }

  package var json: JSON { .string(text) }
}

extension String {
  /// Without blanks at either end.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
