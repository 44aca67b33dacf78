import JobSpec
import Rendering
import System
import TestSupport
import Testing
import WorkOrder

/// Real files, as cameras, editors and fuzzers left them.
struct CorpusTests {
  static let formats: [String: FileFormat] = [
    "JPEG": .jpeg, "PNG": .png, "WebP": .webP, "GIF": .gif, "TIFF": .tiff, "HEIC": .heic,
    "HEIF": .heic, "AVIF": .avif,
  ]

  static func develop(_ file: Corpus.File, as format: FileFormat) throws -> Darkroom.Result {
    try Darkroom(format: format).develop(
      try OpenFile.open(FilePath(file.path), .source),
      [.make(.jpeg(.init()), size: .within(256))])
  }

  /// Large HEICs take libheif seconds; the engine's own corpus run has them.
  static let files = Corpus.files.filter { formats[$0.format] != nil && $0.bytes < 3_000_000 }

  @Test(.enabled(if: Corpus.isPresent))
  func `every file becomes a small sRGB picture or a failure with a name`() throws {
    var failures: [String: FailureCode] = [:]
    for file in Self.files {
      guard let format = Self.formats[file.format] else { continue }
      do {
        let result = try Self.develop(file, as: format)
        let said = result.rendered.results[0]
        let picture = try Picture(result.files[0], .jpeg)
        #expect([picture.width, picture.height] == [said.width, said.height], "\(file)")
        #expect(max(picture.width, picture.height) <= 256 && picture.bands == 3, "\(file)")
      } catch let failure as WorkFailure {
        failures[file.name] = failure.code
        #expect(
          [.truncated, .corrupt, .unsupportedFormat, .limitExceeded].contains(failure.code),
          "\(file): \(failure)")
      }
    }
    // Whole pictures of the common formats open.
    let whole = Self.files.filter {
      ["JPEG", "PNG", "WebP", "GIF"].contains($0.format) && !$0.isDamaged
    }
    let lost = whole.map(\.name).filter { failures[$0] != nil }
    #expect(Set(lost).isSubset(of: Self.knownToFail), "\(lost)")
  }

  /// Not marked as damaged in the catalogue, and yet: two shortened inside their scans, one with an
  /// impossible JFIF header, two coded losslessly.
  static let knownToFail: Set<String> = [
    "androidx+media/pixel-motion-photo-video-removed-shortened.jpg",
    "androidx+media/pixel-motion-photo-without-exif-shortened.jpg",
    "dlemstra+Magick.NET/FileWithWarning.jpg", "haraldk+TwelveMonkeys/gradient_ls.jpg",
    "haraldk+TwelveMonkeys/gradient_ls_pt.jpg",
  ]

  @Test(
    .enabled(if: Corpus.isPresent),
    arguments: [
      ("KDE+kimageformats/eco_kde_gray.avci", FailureCode.unsupportedFormat, "avc1"),
      ("mozilla+mp4parse-rust/no-pitm.avif", .corrupt, "primary item"),
      ("bigcat88+pillow_heif/corrupted.hif", .truncated, "mdat"),
      ("Ashampoo+kim/photo_1_header.jpg", .truncated, "without an end"),
      ("haraldk+TwelveMonkeys/gradient_ls.jpg", .unsupportedFormat, "losslessly"),
    ])
  func `a failure says what is wrong`(name: String, code: FailureCode, words: String) throws {
    let file = try #require(Corpus.files.first { $0.name == name })
    let format = try #require(Self.formats[file.format])
    do {
      _ = try Self.develop(file, as: format)
      Issue.record("\(name) was developed")
    } catch let failure as WorkFailure {
      #expect(failure.code == code && failure.message.contains(words), "\(failure)")
    }
  }
}
