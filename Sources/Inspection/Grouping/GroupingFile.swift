package import AssetFacts
import JobSpec

/// One file as grouping looks at it.
package struct GroupingFile: Hashable, Sendable {
  /// Means something to the caller alone.
  package let id: Int
  /// Equal for files of one folder.
  package let folder: Int
  /// In lower case.
  let fullName: String
  package let name: GroupingName
  /// `nil` for a file whose headers could not be read: it has sidecars, but joins no other.
  package let facts: AssetFacts?

  package init(id: Int, folder: Int = 0, name: String, facts: AssetFacts?) {
    self.id = id
    self.folder = folder
    self.fullName = name.lowercased()
    self.name = GroupingName(name)
    self.facts = facts
  }

  package var isClip: Bool { facts?.has(.videos) == .yes }
  package var isRaw: Bool { facts?.has(.raw) == .yes }
  /// A picture that is no sensor data.
  package var isRendered: Bool { facts?.has(.images) == .yes && !isRaw }
  package var identifier: String? { facts?.livePhotoIdentifier }
}

extension GroupingFile {
  /// What two values say of whether they are one.
  enum Agreement: Hashable, Sendable {
    case same, different, unknown
  }

  /// Whether both were taken in the same moment, give or take some seconds.
  ///
  /// Clips often keep time without a zone, or in UTC: where only one side knows its zone, whole
  /// quarters of an hour between the clocks are the zone.
  func time(agreesWith other: GroupingFile, within seconds: Int) -> Agreement {
    guard let mine = facts?.captured, let theirs = other.facts?.captured else { return .unknown }
    if let a = mine.offset, let b = theirs.offset {
      let gap = (mine.seconds - a * 60) - (theirs.seconds - b * 60)
      return abs(gap) <= seconds ? .same : .different
    }
    let gap = abs(mine.seconds - theirs.seconds)
    if gap <= seconds { return .same }
    guard mine.offset != nil || theirs.offset != nil, gap <= 14 * 3600 + seconds else {
      return .different
    }
    let rest = gap % 900
    return min(rest, 900 - rest) <= seconds ? .same : .different
  }

  /// Whether one camera took both.
  func camera(agreesWith other: GroupingFile) -> Agreement {
    guard let mine = facts?.camera, let theirs = other.facts?.camera else { return .unknown }
    return mine == theirs ? .same : .different
  }

  /// Seconds between both clocks as they are written; `nil` where one is unknown.
  func distance(to other: GroupingFile) -> Int? {
    guard let mine = facts?.captured, let theirs = other.facts?.captured else { return nil }
    return abs(mine.seconds - theirs.seconds)
  }
}

extension WallClock {
  /// Seconds since the year 0 as the clock shows them, by the Gregorian calendar.
  fileprivate var seconds: Int {
    // Years begin in March, so that the leap day is the last.
    let shifted = month > 2 ? year : year - 1
    let days =
      365 * shifted + shifted / 4 - shifted / 100 + shifted / 400
      + (153 * ((month + 9) % 12) + 2) / 5 + day
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }
}
