import Planning
import System
import Testing

struct CollisionKeyTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var first: FilePath
    var second: FilePath
    var same: Bool
    init(_ name: String, _ first: FilePath, _ second: FilePath, same: Bool) {
      testDescription = name
      self.first = first
      self.second = second
      self.same = same
    }
  }

  static let pairs = [
    Pair("equal", "a/b.jpg", "a/b.jpg", same: true),
    Pair("another name", "a/b.jpg", "a/c.jpg", same: false),
    Pair("case", "IMG.JPG", "img.jpg", same: true),
    Pair("case of a folder", "A/b.jpg", "a/b.jpg", same: true),
    Pair("normalisation", "caf\u{e9}.jpg", "cafe\u{301}.jpg", same: true),
    Pair("case and normalisation", "CAF\u{c9}.jpg", "cafe\u{301}.jpg", same: true),
    Pair("a Greek final letter", "ΟΔΟΣ", "οδος", same: true),
    Pair("a letter of two", "STRASSE", "straße", same: true),
    Pair("an accent", "cafe.jpg", "café.jpg", same: false),
    Pair(
      "not text, other case", FilePath(bytes: [0x41, 0xE9]), FilePath(bytes: [0x61, 0xE9]),
      same: true),
    Pair(
      "not text, other byte", FilePath(bytes: [0x61, 0xC9]), FilePath(bytes: [0x61, 0xE9]),
      same: false),
  ]

  @Test(arguments: pairs)
  func `is equal for names that some file system takes for one`(_ pair: Pair) {
    #expect((CollisionKey(pair.first) == CollisionKey(pair.second)) == pair.same)
    if pair.same {
      #expect(CollisionKey(pair.first).hashValue == CollisionKey(pair.second).hashValue)
    }
  }
}
