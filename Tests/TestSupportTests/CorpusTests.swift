import TestSupport
import Testing

struct CorpusTests {
  @Test(.enabled(if: Corpus.isPresent))
  func `every row of the catalogue is a file of the size it says`() throws {
    #expect(!Corpus.files.isEmpty)
    for file in Corpus.files.prefix(5) { #expect(file.bytes > 0, "\(file)") }
  }

  @Test(.enabled(if: Corpus.isPresent && Referee.vipsthumbnail.isInstalled))
  func `a fingerprint tells a picture from another`() async throws {
    let pictures = Corpus.files(of: "JPEG").filter { $0.has("photo-large") }.prefix(2)
    let one = try await Fingerprint(of: try #require(pictures.first).path)
    let other = try await Fingerprint(of: try #require(pictures.last).path)
    #expect(one.matches(one))
    #expect(!one.matches(other))
  }
}
