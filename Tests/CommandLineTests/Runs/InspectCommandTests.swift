import Fixtures
import Foundation
import JobSpec
import TestSupport
import Testing

@testable import MinilabCLI

@Suite(.timeLimit(.minutes(5))) struct InspectCommandTests {
  private let pictures = ["lake.jpg", "screenshots/screenshot.png", "animated/moving-gif.gif"]

  @Test func `one file is told in full, many are rows`() async throws {
    let run = try MinilabRun(pictures: pictures)
    let one = try await run.minilab("inspect", "in/lake.jpg")
    #expect(one.text.hasPrefix("in/lake.jpg  public.jpeg"))
    #expect(one.text.contains("\n  picture"))
    let many = try await run.minilab("inspect", "in")
    #expect(many.lines.first?.hasPrefix("NAME") == true)
    #expect(many.lines.filter { $0.hasPrefix("in/") }.count == 3)
  }

  @Test func `why names what decided`() async throws {
    let run = try MinilabRun(pictures: pictures)
    let text = try await run.minilab("inspect", "--why", "in/screenshots/screenshot.png")
    #expect(text.text.contains("screenshots       certain    exif.userComment"), "\(text.text)")
    let json = try await run.minilab("inspect", "--why", "--json", "in/screenshots/screenshot.png")
    let entry = try #require(try JSON(parsing: json.output).array?.first)
    let finding: JSON = ["confidence": "certain", "marker": "exif.userComment"]
    #expect(entry["why"]?["screenshots"] == finding)
    let plain = try await run.minilab("inspect", "--json", "in/lake.jpg")
    #expect(try JSON(parsing: plain.output).array?.first?["why"] == nil)
  }

  @Test(arguments: [
    (".screenshots", ["in/screenshots/screenshot.png"]),
    (".animated", ["in/animated/moving-gif.gif"]),
    (".all(of: [.images, .not(.animated), .not(.screenshots)])", ["in/lake.jpg"]),
    (".path(\"animated/*\")", ["in/animated/moving-gif.gif"]),
    (".format(.png, .gif)", ["in/animated/moving-gif.gif", "in/screenshots/screenshot.png"]),
    (".videos", []),
  ])
  func `a filter takes what it would take in a job`(
    _ filter: String, _ expected: [String]
  ) async throws {
    let run = try MinilabRun(pictures: pictures)
    let outcome = try await run.minilab("inspect", "in", "--json", "--matching", filter)
    #expect(outcome.status == 0, "\(outcome.errorText)")
    let paths = try JSON(parsing: outcome.output).array?.compactMap { $0["path"]?.string }
    #expect(paths?.sorted() == expected)
  }

  @Test func `what a filter cannot decide is named`() async throws {
    let run = try MinilabRun(pictures: ["animated/moving-gif.gif"])
    let outcome = try await run.minilab("inspect", "in", "--matching", ".camera(\"X\")")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText == "in/animated/moving-gif.gif: undecided: camera\n")
  }

  @Test func `a wrong filter ends with 64 and a caret`() async throws {
    let outcome = try await MinilabRun().minilab("inspect", "in", "--matching", ".image")
    #expect(outcome.status == 64)
    #expect(outcome.errorText.contains("did you mean '.images'?\n  .image\n  ^"))
  }
}
