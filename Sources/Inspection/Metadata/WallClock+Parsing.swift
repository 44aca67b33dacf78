import AssetFacts

extension WallClock {
  /// `2026:05:03 14:00:00` and `+02:00`, as Exif writes them; nil where it says no real time.
  init?(exif text: String, offset: String?) {
    self.init(digits: text)
    self.offset = offset.flatMap { Self.minutes($0[...]) }
  }

  /// `2026-05-03T14:00:00+0200`, as XMP and QuickTime write it; nil where it says no real time.
  init?(iso text: String) {
    self.init(digits: text)
    let time = text.drop { $0 != "T" && $0 != " " }
    guard let sign = time.firstIndex(where: { "+-Z".contains($0) }) else { return }
    offset = Self.minutes(time[sign...])
  }

  /// Seconds since 1904 in UTC, as movie headers count; nil where the writer did not say.
  init?(secondsSince1904 seconds: UInt64) {
    // Many writers leave 0, or count from 1970 by mistake; a movie of 1904 is neither.
    let offsetTo1970: UInt64 = 2_082_844_800
    guard seconds > offsetTo1970, seconds < offsetTo1970 * 4 else { return nil }
    let sinceEpoch = Int(seconds - offsetTo1970)
    let (date, rest) = (Self.civil(days: sinceEpoch / 86_400), sinceEpoch % 86_400)
    self.init(
      year: date.year, month: date.month, day: date.day, hour: rest / 3600,
      minute: rest % 3600 / 60, second: rest % 60, offset: 0)
  }

  /// Reads year to second from runs of digits, whatever stands between them.
  private init?(digits text: String) {
    let numbers = text.split(maxSplits: 5) { !$0.isASCII || !$0.isNumber }
      .map { $0.prefix { $0.isASCII && $0.isNumber } }.compactMap { Int($0) }
    guard numbers.count >= 3, numbers[0] >= 1, numbers[0] <= 9999, (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    let time = numbers.dropFirst(3) + [0, 0, 0]
    let (hour, minute, second) = (time[3], time[4], time[5])
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
      return nil
    }
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: hour, minute: minute,
      second: min(second, 59))
  }

  /// Minutes east of UTC from `+02:00`, `-0330` or `Z`.
  private static func minutes(_ text: Substring) -> Int? {
    guard let sign = text.first else { return nil }
    if sign == "Z" { return 0 }
    guard sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0.isASCII && $0.isNumber }
    guard digits.count >= 4, let hours = Int(digits.prefix(2)),
      let minutes = Int(digits.dropFirst(2).prefix(2)), hours <= 15, minutes < 60
    else { return nil }
    let total = hours * 60 + minutes
    return sign == "-" ? -total : total
  }

  /// The date of a day counted from 1970, in the Gregorian calendar.
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    // Counted from 1 March of year 0, so that leap days end their years.
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }
}
