import AssetFacts

extension WallClock {
  /// Seconds since 1904 in UTC, as movie headers count; nil where the writer did not say.
  init?(secondsSince1904 seconds: UInt64) {
    // Many writers leave 0, or count from 1970 by mistake; a movie of 1904 is neither.
    let offsetTo1970: UInt64 = 2_082_844_800
    guard seconds > offsetTo1970, seconds < offsetTo1970 * 4 else { return nil }
    self.init(secondsSince1970: Int(seconds - offsetTo1970))
  }

  /// Seconds since 2001 in UTC, as Matroska counts; nil for what no clock says.
  init?(secondsSince2001 seconds: Int) {
    guard seconds > -978_307_200, seconds < 1 << 40 else { return nil }
    self.init(secondsSince1970: seconds + 978_307_200)
  }

  private init(secondsSince1970 sinceEpoch: Int) {
    let (date, rest) = (Self.civil(days: sinceEpoch / 86_400), sinceEpoch % 86_400)
    self.init(
      year: date.year, month: date.month, day: date.day, hour: rest / 3600,
      minute: rest % 3600 / 60, second: rest % 60, offset: 0)
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
