extension ByteBuilder {
  /// A `mvex` box with defaults for track 1, and the whole duration where one is given.
  static func extends(defaultDuration: Int, whole: Int? = nil) -> [UInt8] {
    box(
      "mvex",
      (whole.map { fullBox("mehd", u32($0)) } ?? [])
        + fullBox("trex", u32(1) + u32(1) + u32(defaultDuration) + u32(9) + u32(0)))
  }

  /// A fragment of track 1, whose samples have the default duration or their own.
  static func fragment(at start: Int, count: Int, durations: [Int]? = nil) -> [UInt8] {
    let run = u32(count) + (durations ?? []).flatMap { u32($0) }
    return box(
      "moof",
      box(
        "traf",
        fullBox("tfhd", u32(1)) + fullBox("tfdt", u32(start))
          + fullBox("trun", flags: durations == nil ? 0 : 0x100, run)))
  }

  /// An index of segments of track 1, at 600 units a second.
  static func index(_ durations: [Int]) -> [UInt8] {
    fullBox(
      "sidx",
      u32(1) + u32(600) + u32(0) + u32(0) + u16(0) + u16(durations.count)
        + durations.flatMap { u32(1000) + u32($0) + u32(0) })
  }
}
