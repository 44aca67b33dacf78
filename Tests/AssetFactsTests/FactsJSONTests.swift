import AssetFacts
import JobSpec
import Testing

@Suite struct FactsJSONTests {
  static let everything: AssetFacts = {
    var facts = FilterTests.known
    facts.orientation = 6
    facts.colorProfile = "Display P3"
    facts.bitDepth = 10
    facts.channels = .rgb
    facts.hasAlpha = true
    facts.frames = 3
    facts.hdr = "appleGainMap"
    facts.duration = 2.5
    facts.frameRate = 29.97
    facts.codec = "hvc1"
    facts.livePhotoIdentifier = "A-1"
    facts.sensitive = [.init(group: .location, carrier: "exif.gps")]
    facts.warnings = ["odd"]
    return facts
  }()

  @Test(arguments: [AssetFacts(format: .jpeg, bytes: 3), FilterTests.known, everything])
  func `facts survive`(_ facts: AssetFacts) throws {
    let json = try JSON(parsing: facts.json.text())
    #expect(try AssetFacts(json: json) == facts)
  }

  @Test func `what is not known is left out`() {
    #expect(AssetFacts(format: .jpeg, bytes: 3).json == ["format": "public.jpeg", "bytes": 3])
  }

  @Test func `the same facts have one form`() {
    #expect(
      Self.everything.json["kinds"] == [
        "images": "certain format", "livePhotos": "strong folder.names",
      ])
    #expect(
      Self.everything.json["unknownKinds"] == [
        "panoramas": "no size", "screenshots": "no size",
      ])
    #expect(Self.everything.json["captured"] == "2026-05-03T14:02:11+02:00")
  }
}
