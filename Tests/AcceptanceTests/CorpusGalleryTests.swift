import Foundation
import TestSupport
import Testing

/// The shipped jobs over real photographs.
@Suite(.enabled(if: Corpus.isPresent), .serialized)
struct CorpusGalleryTests {
  @Test(arguments: ["web-gallery", "thumbnails"])
  func `every file ends in one state, for a reason that is named`(job: String) async throws {
    let corpus = try #require(Corpus.path)
    let run = try await Run.job(job, on: [corpus])
    #expect(run.report.addsUp)
    #expect(run.report.assets.allSatisfy { $0.error?.code != "crashed" })
    #expect(try run.output.files().allSatisfy { !$0.hasSuffix(".partial") })
    for file in Corpus.files where file.isDamaged {
      if let asset = run.report[file.name], asset.state == "failed" {
        #expect(asset.error?.message.isEmpty == false, "\(file)")
      }
    }
    try await judge(run, of: corpus)
  }

  /// What can be said of all outputs at once, and of each large one.
  private func judge(_ run: Run, of corpus: String) async throws {
    #expect(!run.report.delivered.isEmpty)
    if Referee.exiftool.isInstalled {
      // One process for all: a file with a place in it is printed, and none may be.
      let places = try await Referee.exiftool.run(
        [
          "-r", "-ee3", "-q", "-q", "-if", "$gpslatitude or $gpscoordinates or $city or $location",
          "-p", "$directory/$filename", run.output.path,
        ], timeout: .seconds(280))
      #expect(places.text.isEmpty, "\(places.text)")
    }
    guard Referee.ffmpeg.isInstalled, Referee.vipsthumbnail.isInstalled else { return }
    let judged = Set(Corpus.files.filter(Self.isCameraPicture).map(\.name))
    for asset in run.report.delivered where judged.contains(asset.source) {
      for output in asset.outputs where output.rendition == "large" {
        let file = run.output.path(output.path)
        #expect(try await Referee.decodes(file), "\(asset.source)")
        let picture = try await Fingerprint(of: file, by: .libavcodec)
        let source = try await Fingerprint(of: corpus + "/" + asset.source)
        let difference = picture.difference(from: source)
        #expect(difference < 12, "\(asset.source) looks different, by \(difference)")
      }
    }
  }

  /// A whole JPEG of a camera, which the referee shows as everyone does. `scripts/check-corpus` asks
  /// a second reader about all the others: inks, transparency, HEIF's turns.
  private static func isCameraPicture(_ file: Corpus.File) -> Bool {
    file.format == "JPEG" && !file.isDamaged && !file.has("cmyk-jpeg")
      && file.capabilities.contains {
        $0.hasPrefix("orient-") || $0.hasPrefix("gps-") || $0 == "photo-large"
      }
  }
}
