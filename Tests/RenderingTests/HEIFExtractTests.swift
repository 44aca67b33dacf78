import JobSpec
import MediaFile
import TestSupport
import Testing
import WorkOrder

@testable import Rendering

/// Pictures of HEIF files as files of their own.
struct HEIFExtractTests {
  @Test(arguments: HEIFGainMapTests.encodings)
  func `a picture and its map decode on their own`(encoding: ImageEncoding) throws {
    let whole = try HEIFGainMapTests.develop(encoding, .preserve)
    let graph = try HEIFFile(ArraySource(whole)).graph
    let toneMap = try #require(graph.items(of: "tmap").first)
    for (item, size) in zip(graph.inputs(of: toneMap.id), [[80, 53], [40, 27]]) {
      let file = try HEIFExtract.file(of: item, in: graph)
      let picture = try Picture(file, encoding.format)
      #expect([picture.width, picture.height] == size)
      #expect(HEIFVerification.holds(ArraySource(file)))
    }
    #expect(
      try Picture(HEIFExtract.file(of: graph.primary, in: graph), encoding.format).samples
        == Picture(whole, encoding.format).samples)
  }

  @Test func `damage never traps`() throws {
    let whole = try HEIFGainMapTests.develop(HEIFGainMapTests.encodings[1], .preserve)
    #expect(throws: MediaFileError.self) {
      try HEIFExtract.file(of: 9999, in: HEIFFile(ArraySource(whole)).graph)
    }
    for index in 0..<min(whole.count, 1200) {
      var damaged = whole
      damaged[index] ^= 0xFF
      guard let graph = try? HEIFFile(ArraySource(damaged)).graph else { continue }
      for item in graph.items.keys { _ = try? HEIFExtract.file(of: item, in: graph) }
    }
  }

  /// iOS 18 binds its pictures' blocks to two items, which libheif 1.15 refuses.
  @Test(.enabled(if: Corpus.isPresent))
  func `what libheif refuses of iOS 18's files, it reads of the picture alone`() throws {
    let file = try #require(
      Corpus.files.first { $0.name == "ssoj13+exiftool-rs/img_1914.heic" })
    let result = try CorpusTests.develop(file, as: .heic)
    #expect([result.rendered.results[0].width, result.rendered.results[0].height] == [144, 256])
  }
}
