import JobSpec
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("--ouput", "--output"), ("iamges", "images"), ("IMAGES", "images"), ("imgs", nil),
    ("videoss", "videos"), ("", nil), ("x", nil),
  ])
  func `finds the word that was meant`(_ word: String, _ expected: String?) {
    let words = ["--output", "images", "videos", "raw"]
    #expect(Spelling.suggestion(for: word, among: words) == expected)
  }
}
