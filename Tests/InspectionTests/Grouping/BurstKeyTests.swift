import AssetFacts
import Inspection
import JobSpec
import Testing

struct BurstKeyTests {
  @Test(arguments: [
    (
      "00000IMG_00000_BURST20180714162532042_COVER.jpg",
      "00001IMG_00001_BURST20180714162532042.jpg", true
    ),
    ("IMG_20150601_123456_BURST001_COVER.jpg", "IMG_20150601_123456_BURST002.jpg", true),
    ("DSC_0001_BURST20180714162532042.JPG", "DSC_0002_BURST20180714162532999.JPG", false),
    ("IMG_20150601_123456_BURST001.jpg", "IMG_20150601_123499_BURST001.jpg", false),
  ])
  func `names tell which frames were taken at once`(_ a: String, _ b: String, _ isOne: Bool) throws
  {
    let facts = try #require(GroupingFile.file(1, "a.jpg", at: 1).facts)
    let keys = try [a, b].map { try #require(BurstKey.of(facts, named: $0)) }
    #expect((keys[0] == keys[1]) == isOne)
  }

  @Test func `an identifier decides before any name`() throws {
    var facts = try #require(GroupingFile.file(1, "a.jpg").facts)
    #expect(BurstKey.of(facts, named: "a.jpg") == nil)
    #expect(BurstKey.of(facts, named: "_BURST12.jpg") == nil)
    #expect(BurstKey.of(facts, named: "a_BURST.jpg") == nil)
    facts.burstIdentifier = "B"
    #expect(BurstKey.of(facts, named: "x.jpg") == BurstKey.of(facts, named: "y_BURST001.jpg"))
  }
}
