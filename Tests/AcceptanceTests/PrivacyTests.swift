import Fixtures
import TestSupport
import Testing

/// Whatever a picture told, the values that went in are searched for in the bytes that come out.
struct PrivacyTests {
  @Test(arguments: Fixture.everything, ["web-gallery", "share-safely", "thumbnails"])
  func `no sentinel of a removed group is left in any output`(fixture: Fixture, job: String)
    async throws
  {
    let run = try await Run.job(job, on: [fixture.path])
    let asset = try #require(run.report.assets.first)
    #expect(asset.state == "delivered" || asset.error?.code == "privacyUnproved")
    for output in asset.outputs {
      #expect(asset.privacy.verified)
      let text = String(decoding: try run.output.read(output.path), as: UTF8.self)
      for word in Self.removedBySharing {
        #expect(!text.contains(word), "\(word) in \(output.path)")
      }
    }
  }

  /// What `.sharing` removes: location, people, serials, contact, identifiers.
  static let removedBySharing = [
    "SENTINEL-XMP-CITY", "SENTINEL-XMP-COUNTRY", "SENTINEL-XMP-LOCATION", "SENTINEL-IPTC-CITY",
    "SENTINEL-IPTC-PLACE", "SENTINEL-XMP-PERSON", "SENTINEL-BODY-SERIAL", "SENTINEL-LENS-SERIAL",
    "SENTINEL-XMP-SERIAL", "SENTINEL-EMAIL", "SENTINEL-DOCUMENT-ID", "SENTINEL-INSTANCE-ID",
  ]
}
