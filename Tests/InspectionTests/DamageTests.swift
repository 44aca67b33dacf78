import AssetFacts
import Fixtures
import MediaFile
import Testing

@Suite struct DamageTests {
  @Test func `what is no picture is unsupported, by name`() {
    for name in ["damaged/not-a-picture.jpg", "damaged/empty.jpg"] {
      #expect {
        try InspectedFile.facts(Fixture.folder + "/" + name)
      } throws: {
        ($0 as? MediaFileError)?.code == .unsupportedFormat
      }
    }
  }

  @Test func `a JPEG cut in its picture keeps its facts and says so`() throws {
    let facts = try InspectedFile.facts(Fixture.folder + "/damaged/truncated.jpg")
    #expect(facts.width != nil && facts.warnings.contains("its picture is cut off"))
  }

  @Test func `a HEIC or PNG cut in its data is truncated`() {
    for name in ["damaged/truncated-heic.heic", "damaged/truncated-png.png"] {
      #expect {
        try InspectedFile.facts(Fixture.folder + "/" + name)
      } throws: {
        ($0 as? MediaFileError)?.code == .truncated
      }
    }
  }

  @Test func `a wrong extension is a warning`() throws {
    let facts = try InspectedFile.facts(Fixture.wrongExtension.path)
    #expect(facts.warnings == ["named .jpg, but it is public.png"])
  }

  @Test(arguments: Fixture.all)
  func `a fixture cut anywhere never traps`(_ fixture: Fixture) throws {
    let whole = try InspectedFile.bytes(fixture.path, limit: 128 << 10)
    for place in 0..<24 {
      _ = try? InspectedFile.facts(
        of: PieceSource(of: whole, 0..<whole.count * place / 24), name: fixture.fileName)
    }
  }
}
