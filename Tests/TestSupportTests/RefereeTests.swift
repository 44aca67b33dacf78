import TestSupport
import Testing

struct RefereeTests {
  @Test(.enabled(if: Corpus.isPresent && Referee.exiftool.isInstalled))
  func `location is found where the catalogue says it is`() async throws {
    let file = try #require(Corpus.files.first { $0.has("gps-exif-jpeg") })
    #expect(try await !Referee.locationTags(of: file.path).isEmpty)
    let tags = try await Referee.tags(of: file.path)
    // An embedded preview is a second document of the same type.
    #expect(tags["File:FileType"]?.hasPrefix("JPEG") == true)
  }
}
