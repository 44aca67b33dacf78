import Testing

@testable import MinilabCLI

@Suite struct ArgumentValueTests {
  @Test(arguments: [
    ("1048576", 1_048_576), ("512M", 536_870_912), ("512MiB", 536_870_912), ("2g", 2_147_483_648),
    ("1.5K", 1536), ("500MB", 500_000_000), ("1B", 1),
  ])
  func `bytes are understood`(_ text: String, _ bytes: Int) {
    #expect(ArgumentValue.byteCount(text) == bytes)
  }

  @Test(arguments: ["", "M", "-1", "0", "1X", "1 M", "1..2", "inf", "nan", "9999999T", "١M", "1e9"])
  func `bytes are refused`(_ text: String) {
    #expect(ArgumentValue.byteCount(text) == nil)
  }

  @Test(arguments: [
    ("90", 90), ("90s", 90), ("1.5m", 90), ("15m", 900), ("2h", 7200), ("1h30m", 5400),
    ("1d", 86_400),
  ])
  func `times are understood`(_ text: String, _ seconds: Int) {
    #expect(ArgumentValue.time(text) == .seconds(seconds))
  }

  @Test(arguments: ["", "0", "h", "1h30", "-5m", "1w", "0s", "inf"])
  func `times are refused`(_ text: String) {
    #expect(ArgumentValue.time(text) == nil)
  }

  @Test(arguments: [
    ("1", 1), ("16", 16), ("0", nil), ("-1", nil), ("x", nil), ("1024", 1024), ("1025", nil),
  ])
  func `widths are those that a job may have`(_ text: String, _ width: Int?) {
    #expect(ArgumentValue.width(text) == width)
  }
}
