import Fixtures
import TestSupport
import Testing

/// The shipped gallery job over all fixtures, judged from outside.
struct FixtureGalleryTests {
  @Test func `every picture is delivered, every damaged file is named, nothing is left over`()
    async throws
  {
    let run = try await Run.job("web-gallery", on: [Fixture.folder])
    #expect(run.outcome.status == 1)
    #expect(run.report.exit.name == "someFailed")
    #expect(run.report.addsUp)
    for fixture in Fixture.all {
      let asset = try #require(run.report[fixture.name], "\(fixture) is not in the report")
      if let failure = fixture.failure {
        #expect(asset.error?.code == failure, "\(fixture)")
        #expect(asset.outputs.isEmpty)
      } else if fixture == .video {
        #expect(asset.state == "skipped")
      } else if fixture == .screenshot || fixture == .wrongExtension {
        #expect(asset.state == "skipped" || asset.state == "delivered", "\(fixture)")
      } else {
        #expect(asset.state == "delivered", "\(fixture): \(asset.error?.message ?? "")")
      }
    }
    let promised = run.report.delivered.flatMap { $0.outputs.map(\.path) }
    #expect(try run.output.files() == promised.sorted())
  }

  @Test(
    .enabled(if: Referee.ffmpeg.isInstalled && Referee.vipsthumbnail.isInstalled),
    arguments: [Fixture.photographs, Fixture.orientations].joined())
  func `an output is upright, of the right size, decodable, and tells no place`(fixture: Fixture)
    async throws
  {
    let run = try await Run.job("web-gallery", on: [fixture.path])
    let asset = try #require(run.report.assets.first)
    let source = try await Fingerprint(of: fixture.path)
    for output in asset.outputs {
      let file = run.output.path(output.path)
      #expect(try await Referee.decodes(file))
      #expect(try await Referee.locationTags(of: file) == [])
      guard output.rendition == "large" else { continue }
      #expect(max(output.width, output.height) == min(max(fixture.width, fixture.height), 2048))
      let picture = try await Fingerprint(of: file, by: .libavcodec)
      #expect(picture.matches(source), "\(picture.difference(from: source))")
    }
  }

  @Test func `two runs give the same bytes`() async throws {
    let first = try await Run.job("web-gallery", on: [Fixture.folder])
    let second = try await Run.job("web-gallery", on: [Fixture.folder])
    let files = try first.output.files()
    #expect(try second.output.files() == files)
    for file in files {
      #expect(try first.output.read(file) == second.output.read(file), "\(file)")
    }
  }
}
