/// A time as the photo's own clock showed it, with its offset from UTC where that is known.
///
/// Never converted: a photograph taken at two in the afternoon was taken at two in the afternoon.
package struct WallClock: Hashable, Sendable {
  package var year, month, day, hour, minute, second: Int
  /// Minutes east of UTC.
  package var offset: Int?

  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    offset: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offset = offset
  }

  /// From the year to the second.
  package var components: [Int] { [year, month, day, hour, minute, second] }
}

/// Earlier is what the clocks showed, wherever they stood; offsets only break a tie.
extension WallClock: Comparable {
  package static func < (a: WallClock, b: WallClock) -> Bool {
    guard a.components == b.components else {
      return a.components.lexicographicallyPrecedes(b.components)
    }
    return (a.offset ?? .min) < (b.offset ?? .min)
  }
}
