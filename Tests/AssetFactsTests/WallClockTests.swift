import AssetFacts
import JobSpec
import Testing

@Suite struct WallClockTests {
  @Test(arguments: [
    ("2026:05:03 14:02:11", nil, "2026-05-03T14:02:11"),
    ("2026:05:03 14:02:11", "+02:00", "2026-05-03T14:02:11+02:00"),
    ("2026:05:03 14:02:11", "-09:30", "2026-05-03T14:02:11-09:30"),
    ("2026:05:03 14:02:11", "Z", "2026-05-03T14:02:11+00:00"),
    ("2026:05:03 14:02:11", "   :  ", "2026-05-03T14:02:11"),
    ("2026:05:03 14:02:11\0", " +02:00", "2026-05-03T14:02:11+02:00"),
    ("2026:05:03 14:02:11.123", nil, "2026-05-03T14:02:11"),
    ("0000:00:00 00:00:00", nil, nil), ("    :  :     :  :  ", nil, nil), ("", nil, nil),
    ("2026:13:03 14:02:11", nil, nil), ("2026:02:30 14:02:11", nil, nil),
    ("2026-05-03 14:02:11", nil, nil), ("2026:05:03", nil, nil),
  ])
  func `reads Exif`(_ text: String, _ offset: String?, _ expected: String?) {
    #expect(WallClock(exif: text, offset: offset)?.text == expected)
  }

  @Test(arguments: [
    ("2026-05-03T14:02:11+02:00", "2026-05-03T14:02:11+02:00"),
    ("2026-05-03T14:02:11.5-0530", "2026-05-03T14:02:11-05:30"),
    ("2026-05-03T14:02Z", "2026-05-03T14:02:00+00:00"), ("2026-05-03", "2026-05-03T00:00:00"),
    ("2026-05-03T14:02:11+02", "2026-05-03T14:02:11+02:00"),
    ("2026-05-03 14:02:11", "2026-05-03T14:02:11"), ("2026-05", nil), ("2026-05-03T14:02:61", nil),
    ("2026-05-03T14:02:11+99:00", nil), ("2026-05-03T14:02:11+2", nil), ("yesterday", nil),
    ("", nil), ("T", nil), ("+02:00", nil),
  ])
  func `reads ISO 8601`(_ text: String, _ expected: String?) {
    #expect(WallClock(iso8601: text)?.text == expected)
  }

  @Test func `two in the afternoon is before three, wherever it was`() throws {
    let honolulu = try #require(WallClock(iso8601: "2026-05-03T14:00:00-10:00"))
    let tokyo = try #require(WallClock(iso8601: "2026-05-03T15:00:00+09:00"))
    #expect(honolulu < tokyo)
    #expect(!(tokyo < honolulu))
  }
}
