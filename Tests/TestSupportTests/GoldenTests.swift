import TestSupport
import Testing

struct GoldenTests {
  @Test func `a golden that was never approved fails and shows the text`() throws {
    let error = #expect(throws: Golden.Difference.self) {
      try Golden("no such golden").check("text")
    }
    #expect(error?.description.contains("text") == true)
  }
}
