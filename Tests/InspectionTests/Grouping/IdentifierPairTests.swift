import AssetFacts
import Inspection
import Testing

/// Pairs by content identifier: every file here has the same one.
struct IdentifierPairTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [GroupingFile]
    /// Still to clip.
    var pairs: [[Int]]

    init(_ name: String, _ files: [GroupingFile], _ pairs: [[Int]]) {
      testDescription = name
      self.files = files
      self.pairs = pairs
    }
  }

  static let cases = [
    Case("one pair", [.file(1, "a.heic"), .file(2, "a.mov")], [[1, 2]]),
    Case(
      "names that have nothing in common", [.file(1, "IMG_1.HEIC"), .file(2, "IMG_1(2).MOV")],
      [[1, 2]]),
    Case(
      "two folders, where there is no other half", [.file(1, "a.heic"), .file(2, "b.mov", in: 1)],
      [[1, 2]]),
    Case(
      "copies in two folders",
      [.file(1, "a.heic"), .file(2, "a.mov"), .file(3, "a.heic", in: 1), .file(4, "a.mov", in: 1)],
      [[1, 2], [3, 4]]),
    Case(
      "a copy of the still alone stays alone",
      [.file(1, "a.heic"), .file(2, "a.mov"), .file(3, "a.heic", in: 1)], [[1, 2]]),
    Case(
      "copies in one folder",
      [.file(1, "a.heic"), .file(2, "a.mov"), .file(3, "a(1).heic"), .file(4, "a(1).mov")],
      [[1, 2], [3, 4]]),
    Case(
      "iCloud's names",
      [
        .file(1, "a.heic"), .file(2, "a_HEVC.mov"), .file(3, "a(1).heic"),
        .file(4, "a(1)_HEVC.mov"),
      ],
      [[1, 2], [3, 4]]),
    Case(
      "an edit with a clip of its own",
      [
        .file(1, "IMG_1234.HEIC"), .file(2, "IMG_1234.MOV"), .file(3, "IMG_E1234.HEIC"),
        .file(4, "IMG_E1234.MOV"),
      ],
      [[1, 2], [3, 4]]),
    Case(
      "the clip is the original's",
      [.file(1, "IMG_E1234.HEIC"), .file(2, "IMG_1234.HEIC"), .file(3, "IMG_1234.MOV")], [[2, 3]]),
    Case(
      "RAW and rendered: the clip goes with the rendered",
      [.file(1, "a.dng"), .file(2, "a.heic"), .file(3, "a.mov")], [[2, 3]]),
    Case("a RAW file may be a Live Photo", [.file(1, "a.dng"), .file(2, "a.mov")], [[1, 2]]),
    Case(
      "the nearest time, where names do not help",
      [.file(1, "x.heic", at: 10), .file(2, "y.mov", at: 50), .file(3, "z.mov", at: 11)], [[1, 3]]),
    Case(
      "equally good clips in other folders: none",
      [.file(1, "a.heic"), .file(2, "a.mov", in: 1), .file(3, "a.mov", in: 2)], []),
    Case(
      "two stills with one stem, equally good: none",
      [.file(1, "a.jpg"), .file(2, "a.heic"), .file(3, "a.mov")], []),
    Case("no clip", [.file(1, "a.heic"), .file(2, "b.heic")], []),
    Case("nothing", [], []),
  ]

  @Test(arguments: cases)
  func `copies, edits and folders keep their own halves`(_ example: Case) {
    let pairs = LivePhotoPair.byIdentifier(example.files)
    #expect(pairs.map { [$0.still, $0.clip] } == example.pairs)
    #expect(pairs.allSatisfy { $0.confidence == .certain })
    let backwards = LivePhotoPair.byIdentifier(example.files.reversed())
    #expect(Set(backwards) == Set(pairs))
  }
}
