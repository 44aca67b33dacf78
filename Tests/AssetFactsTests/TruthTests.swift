import AssetFacts
import Testing

@Suite struct TruthTests {
  @Test(arguments: [
    ([Truth](), Truth.yes, Truth.no),
    ([.yes], .yes, .yes), ([.no], .no, .no), ([.unknown], .unknown, .unknown),
    ([.yes, .yes], .yes, .yes), ([.yes, .no], .no, .yes), ([.no, .no], .no, .no),
    ([.yes, .unknown], .unknown, .yes), ([.unknown, .no], .no, .unknown),
    ([.unknown, .unknown], .unknown, .unknown), ([.unknown, .yes, .no], .no, .yes),
  ])
  func `all and any follow Kleene`(_ truths: [Truth], _ all: Truth, _ any: Truth) {
    #expect(Truth.all(truths) == all)
    #expect(Truth.any(truths) == any)
  }

  @Test func `not turns what is known`() {
    #expect(!Truth.yes == .no)
    #expect(!Truth.no == .yes)
    #expect(!Truth.unknown == .unknown)
  }

  @Test(arguments: Truth.allCases, Truth.allCases)
  func `De Morgan holds`(_ a: Truth, _ b: Truth) {
    #expect(!Truth.all([a, b]) == Truth.any([!a, !b]))
    #expect(!Truth.any([a, b]) == Truth.all([!a, !b]))
  }
}
