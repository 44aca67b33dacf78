import AssetFacts
import Fixtures
import JobSpec
import MediaFile
import Testing

/// What the fixtures' catalogue says, read from the files.
@Suite struct FixtureFactsTests {
  @Test(arguments: Fixture.developable + [.video])
  func `facts are those of the catalogue`(_ fixture: Fixture) throws {
    let facts = try InspectedFile.facts(fixture.path)
    #expect(facts.format.rawValue == fixture.format)
    #expect(facts.width == fixture.width && facts.height == fixture.height)
    #expect(facts.orientation == fixture.orientation)
    // Encoders of animations leave unchanged pixels transparent, and the headers say so.
    if fixture.frames == 1 { #expect(facts.hasAlpha == fixture.hasAlpha) }
    #expect(facts.bitDepth == fixture.bitDepth)
    #expect(facts.captured.map(Self.text) == fixture.captured)
    #expect(facts.sensitive.contains { $0.group == .location } == fixture.hasLocation)
    if facts.kinds[.videos] == nil { #expect(facts.frames == fixture.frames) }
  }

  private static func text(_ time: WallClock) -> String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(time.year)-\(two(time.month))-\(two(time.day))"
      + "T\(two(time.hour)):\(two(time.minute)):\(two(time.second))"
  }
}
