import AssetFacts
import JobSpec
import System
import Testing

@testable import MinilabCLI

@Suite struct InspectTableTests {
  static let widths: [(String, Int)] = [
    ("", 0), ("photo.jpg", 9), ("写真", 4), ("e\u{301}té", 3), ("🏔️", 2), ("한글.png", 8),
  ]

  @Test(arguments: widths)
  func `a text is as wide as a terminal shows it`(_ text: String, _ width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test(arguments: [("写真写真写真", 7), ("photograph", 5), ("abc", 5)])
  func `a fitted text is as wide as it must be`(_ text: String, _ width: Int) {
    #expect(TextWidth.of(TextWidth.fitted(text, to: width)) == width)
  }

  @Test(arguments: [60, 80, 120, 200])
  func `a row fits the terminal`(_ width: Int) {
    let table = InspectTable(width: width)
    let long = FilePath("2026/写真/" + String(repeating: "x", count: 90) + ".heic")
    for row in [table.header, table.row(long, InspectReportTests.photo)] {
      #expect(TextWidth.of(row) <= width)
    }
  }

  @Test func `nothing is cut where there is no terminal`() {
    let long = FilePath("folder/" + String(repeating: "x", count: 200) + ".heic")
    let row = InspectTable(width: nil).row(long, InspectReportTests.photo)
    #expect(row.hasPrefix("\(long)"))
    #expect(row.hasSuffix("location makerNotes"))
    #expect(row.contains("4032 × 3024  2026-05-03 14:02  "))
  }
}
