import System
import Testing

@testable import MinilabCLI

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain.jpg", "plain.jpg"), ("two\nlines\t", #"two\nlines\t"#),
    ("\u{1B}[2Jgone", #"\u{1b}[2Jgone"#), ("emoji \u{1F600}", "emoji \u{1F600}"),
    ("gpj.\u{202E}exe", #"gpj.\u{202e}exe"#), ("\u{9B}31m", #"\u{9b}31m"#),
  ])
  func `names stay on their line and steer no terminal`(_ name: String, _ shown: String) {
    #expect(Printable.line(name) == shown)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (401_122, "401 kB"), (999_600, "1.0 MB"), (62_914_560, "62.9 MB"),
    (4_000_000_000, "4.0 GB"), (150_000_000, "150 MB"),
  ])
  func `bytes read as people say them`(_ count: Int, _ text: String) {
    #expect(Printable.bytes(count) == text)
  }

  @Test(arguments: [
    (0, "0.0 s"), (1.94, "1.9 s"), (59.96, "1 min 00 s"), (125, "2 min 05 s"), (3840, "1 h 04 min"),
  ])
  func `times read as people say them`(_ seconds: Double, _ text: String) {
    #expect(Printable.seconds(seconds) == text)
  }

  struct Color: Sendable, CustomTestStringConvertible {
    var isTerminal = true
    var environment: [String: String] = [:]
    let isColored: Bool
    var testDescription: String { "\(environment) on \(isTerminal ? "a terminal" : "a file")" }
  }

  @Test(arguments: [
    Color(isColored: true),
    Color(isTerminal: false, isColored: false),
    Color(environment: ["NO_COLOR": "1"], isColored: false),
    Color(environment: ["NO_COLOR": ""], isColored: true),
    Color(environment: ["TERM": "dumb"], isColored: false),
    Color(isTerminal: false, environment: ["FORCE_COLOR": "1"], isColored: true),
    Color(environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"], isColored: true),
    Color(environment: ["FORCE_COLOR": "0", "NO_COLOR": "1"], isColored: false),
  ])
  func `colour is for those who want it`(_ color: Color) {
    let style = TextStyle(isTerminal: color.isTerminal) { color.environment[$0] }
    #expect(style.isColored == color.isColored)
  }
}
