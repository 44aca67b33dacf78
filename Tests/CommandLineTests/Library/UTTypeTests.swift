import Foundation
import MediaFile
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func `types are found by what the world calls them`() {
    #expect(UTType("public.heic") == .heic)
    #expect(UTType("PUBLIC.JPEG") == .jpeg)
    #expect(UTType("com.example.unheard-of") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "mov", conformingTo: .movie) == .quickTimeMovie)
    #expect(UTType(filenameExtension: "mov", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "image/webp") == .webP)
  }

  @Test(arguments: [
    (UTType.jpeg, "jpeg", "image/jpeg"), (.heic, "heic", "image/heic"),
    (.quickTimeMovie, "mov", "video/quicktime"), (.avif, "avif", "image/avif"),
    (.webP, "webp", "image/webp"), (.dng, "dng", "image/x-adobe-dng"),
  ])
  func `types say how they are best written`(_ type: UTType, _ suffix: String, _ mime: String) {
    #expect(type.preferredFilenameExtension == suffix)
    #expect(type.preferredMIMEType == mime)
  }

  @Test func `conformance follows the tree`() {
    #expect(UTType.dng.conforms(to: .rawImage) && UTType.dng.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.mpeg4Movie.conforms(to: .audiovisualContent))
    #expect(!UTType.mpeg4Movie.conforms(to: .image))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType.image.supertypes == [.data, .content, .item])
  }

  @Test func `every format that is sniffed has its type`() {
    let missing = MediaFormat.allCases.filter { UTType($0.uniformTypeIdentifier) == nil }
    #expect(missing.isEmpty)
  }

  @Test func `types are stored as their identifiers`() throws {
    let data = try JSONEncoder().encode([UTType.heic])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.heic"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.heic])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["x.y"]"#.utf8))
    }
  }
}
