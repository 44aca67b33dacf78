import AssetFacts
import Testing

@testable import Inspection

@Suite struct WallClockTests {
  @Test func `reads Exif's times with and without offsets`() {
    let bare = WallClock(exif: "2026:05:03 14:00:59", offset: nil)
    #expect(bare == WallClock(year: 2026, month: 5, day: 3, hour: 14, minute: 0, second: 59))
    #expect(WallClock(exif: "2026:05:03 14:00:59", offset: "-03:30")?.offset == -210)
    #expect(WallClock(exif: "2026:05:03 14:00:59", offset: "   :  ")?.offset == nil)
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", "2026:13:01 00:00:00", "2026:01:32 00:00:00",
    "2026:01:01 25:00:00", "yesterday", "", "2026", "99999999999999999999:1:1",
  ])
  func `what is no time is nil`(_ text: String) {
    #expect(WallClock(exif: text, offset: nil) == nil)
  }

  @Test func `reads ISO times of XMP and QuickTime`() {
    #expect(
      WallClock(iso8601: "2026-05-03T14:00:59+0200")
        == WallClock(
          year: 2026, month: 5, day: 3, hour: 14, minute: 0, second: 59, offset: 120))
    #expect(WallClock(iso8601: "2026-05-03T14:00:59.123Z")?.offset == 0)
    #expect(WallClock(iso8601: "2026-05-03") == WallClock(year: 2026, month: 5, day: 3))
  }

  @Test func `counts from 1904, and knows the clocks that were never set`() {
    #expect(
      WallClock(secondsSince1904: 2_082_844_800 + 1_582_979_696)
        == WallClock(
          year: 2020, month: 2, day: 29, hour: 12, minute: 34, second: 56, offset: 0))
    #expect(WallClock(secondsSince1904: 0) == nil)
    #expect(WallClock(secondsSince1904: 1_582_979_696) == nil)
    #expect(WallClock(secondsSince1904: .max) == nil)
  }
}
