import JobSpec
import Testing

@Suite struct DatePrefixTests {
  @Test(arguments: [
    ("2026", [2026]), ("2026-05", [2026, 5]), ("2024-02-29", [2024, 2, 29]),
    ("2026-05-03T14", [2026, 5, 3, 14]), ("2026-05-03 14:02", [2026, 5, 3, 14, 2]),
    ("2026-05-03T14:02:11", [2026, 5, 3, 14, 2, 11]),
  ])
  func `reads any precision`(_ text: String, _ components: [Int]) {
    #expect(DatePrefix(text)?.components == components)
  }

  @Test(arguments: [
    "", "26", "20260503", "2026-", "2026-13", "2026-00", "2026-02-29", "2026-04-31", "2026-5-3",
    "2026-05-03T24", "2026-05-03T14:60", "2026-05-03T14:02:60", "2026-05-03T14:02:11Z",
    "2026-05-03T14:02:11+02:00", "2026:05:03", "２０２６", " 2026", "1900-02-29", "yesterday",
  ])
  func `refuses everything else`(_ text: String) { #expect(DatePrefix(text) == nil) }

  @Test func `a month stands for all of it`() throws {
    let may = try #require(DatePrefix("2026-05"))
    #expect(may.isAfter([2026, 4, 30, 23, 59, 59]))
    #expect(!may.isAfter([2026, 5, 1, 0, 0, 0]))
    #expect(!may.isBefore([2026, 5, 31, 23, 59, 59]))
    #expect(may.isBefore([2026, 6, 1, 0, 0, 0]))
  }
}
