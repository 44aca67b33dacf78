import Fixtures
import Foundation
import JobSpec
import TestSupport
import Testing

@testable import MinilabCLI

/// `minilab verify`, on files that we made and on others.
@Suite(.timeLimit(.minutes(5))) struct VerifyCommandTests {
  @Test func `what strip made is clean, and its source is not`() async throws {
    let run = try MinilabRun(pictures: ["private/everything.jpg", "private/everything-png.png"])
    #expect(try await run.minilab("strip", "in", "-o", "out").status == 0)
    let clean = try await run.minilab("verify", "out")
    #expect(clean.status == 0 && clean.errors.isEmpty)
    #expect(clean.text == "2 files: 2 clean\n")
    let before = try await run.minilab("verify", "in", "--remove", "location")
    #expect(before.status == 1)
    #expect(before.text.contains("everything.jpg: location (jpeg.exif"))
    #expect(before.text.hasSuffix("2 files: 0 clean, 2 with something private left\n"))
  }

  @Test(arguments: [
    ("private/everything.jpg", "archive", 0), ("private/everything.jpg", "sharing", 1),
    ("private/everything-webp.webp", "publishing", 1), ("colour/grey.jpg", "publishing", 0),
  ])
  func `the policy decides`(_ picture: String, _ policy: String, _ status: Int32) async throws {
    let run = try MinilabRun(pictures: [picture])
    let outcome = try await run.minilab("verify", "in", "--policy", policy, "-q")
    #expect(outcome.status == status, "\(outcome.text)\(outcome.errorText)")
    #expect(outcome.output.isEmpty == (status == 0))
  }

  @Test func `the report is one array, with carriers and no values`() async throws {
    let run = try MinilabRun(pictures: ["private/everything.jpg", "damaged/truncated.jpg"])
    let outcome = try await run.minilab("verify", "in", "nowhere.jpg", "--json")
    #expect(outcome.status == 66)
    let entries = try #require(try JSON(parsing: outcome.output).array)
    #expect(entries.count == 3)
    let told = entries.first { $0["path"]?.string == "in/private/everything.jpg" }
    #expect(told?["clean"] == false)
    #expect(told?["groups"]?.array?.contains("location") == true)
    #expect(!outcome.text.contains("46.57"))
  }

  @Test func `what cannot be taken apart is not clean`() async throws {
    let run = try MinilabRun(pictures: ["colour/grey.jpg"])
    try run.folder.write("%PDF-1.7\n", to: "in/a.jpg")
    try run.folder.write("just a text", to: "in/notes.txt")
    let outcome = try await run.minilab("verify", "in")
    #expect(outcome.status == 1)
    #expect(outcome.text == "2 files: 1 clean, 1 that cannot be verified\n")
    #expect(outcome.errorText.hasPrefix("in/a.jpg: unsupportedFormat: "))
  }
}
