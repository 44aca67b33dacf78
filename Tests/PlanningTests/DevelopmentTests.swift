import AssetFacts
import JobSpec
import Planning
import Testing

struct DevelopmentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var group: AssetGroup
    var versions: VersionChoice
    var raw: RawChoice
    /// File and clip of each.
    var developed: [[Int?]]
    var leftOut: [Int: String]

    init(
      _ name: String, _ group: AssetGroup, _ versions: VersionChoice = .edited,
      _ raw: RawChoice = .preferRendered, takes developed: [[Int?]],
      leaving leftOut: [Int: String] = [:]
    ) {
      testDescription = name
      self.group = group
      self.versions = versions
      self.raw = raw
      self.developed = developed
      self.leftOut = leftOut
    }
  }

  static let pair = AssetGroup(rendered: 1, clip: 4)
  static let rawPair = AssetGroup(rendered: 1, raw: 2)
  static let edit = AssetGroup(rendered: 1, edited: 3)
  static let all = AssetGroup(rendered: 1, raw: 2, edited: 3, clip: 4, editedClip: 5)

  static let cases = [
    Case("a Live Photo", pair, takes: [[1, 4]]),
    Case("RAW and rendered", rawPair, takes: [[1, nil]], leaving: [2: "raw: .preferRendered"]),
    Case(
      "RAW first", rawPair, .edited, .preferRaw, takes: [[2, nil]], leaving: [1: "raw: .preferRaw"]),
    Case("RAW and rendered, both", rawPair, .edited, .both, takes: [[1, nil], [2, nil]]),
    Case("an edit", edit, takes: [[3, nil]], leaving: [1: "versions: .edited"]),
    Case("its original", edit, .original, takes: [[1, nil]], leaving: [3: "versions: .original"]),
    Case("both versions", edit, .both, takes: [[1, nil], [3, nil]]),
    Case(
      "RAW first, without a RAW file", edit, .original, .preferRaw, takes: [[1, nil]],
      leaving: [3: "versions: .original"]),
    Case(
      "an edited RAW file", AssetGroup(raw: 2, edited: 3), .original, takes: [[2, nil]],
      leaving: [3: "versions: .original"]),
    Case("everything", all, .both, .both, takes: [[1, 4], [3, 5], [2, nil]]),
    Case(
      "everything, edited", all, takes: [[3, 5]],
      leaving: [1: "versions: .edited", 2: "raw: .preferRendered", 4: "versions: .edited"]),
    Case(
      "the clip goes with the RAW file", AssetGroup(rendered: 1, raw: 2, clip: 4), .edited,
      .preferRaw,
      takes: [[2, 4]], leaving: [1: "raw: .preferRaw"]),
    Case(
      "the original's clip, for want of another", AssetGroup(rendered: 1, edited: 3, clip: 4),
      takes: [[3, 4]], leaving: [1: "versions: .edited"]),
    Case("only one file", AssetGroup(edited: 3), .original, takes: [[3, nil]]),
  ]

  @Test(arguments: cases)
  func `versions and halves are chosen`(_ example: Case) {
    let job = Job("test", versions: example.versions, raw: example.raw, renditions: [.original()])
    let developments = Development.of(example.group, job)
    #expect(developments.map { [$0.file, $0.clip] } == example.developed)
    let leftOut = developments.flatMap(\.leftOut).map { ($0.file, $0.reason) }
    #expect(Dictionary(leftOut, uniquingKeysWith: { first, _ in first }) == example.leftOut)
    #expect(leftOut.count == example.leftOut.count)
  }

  @Test func `a clip of the original is told from the edit's own`() {
    let job = Job("test", renditions: [.original()])
    let borrowed = Development.of(AssetGroup(rendered: 1, edited: 3, clip: 4), job)
    #expect(borrowed.map(\.hasClipOfOriginal) == [true])
    #expect(Development.of(Self.all, job).map(\.hasClipOfOriginal) == [false])
    #expect(Development.of(AssetGroup(), job).isEmpty)
  }
}

struct BurstFrameTests {
  private static func frame(
    _ file: Int, pick: Bool = false, rating: Int? = nil, _ captured: String = "2026",
    _ path: String = "a"
  ) -> BurstFrame {
    BurstFrame(
      file: file, isPick: pick, rating: rating, captured: captured, path: Array(path.utf8))
  }

  static let cases: [([BurstFrame], Int)] = [
    ([frame(1, rating: 5), frame(2, pick: true), frame(3)], 2),
    ([frame(1), frame(2, rating: 1), frame(3, rating: 3)], 3),
    ([frame(1, rating: -1, "2025"), frame(2)], 2),
    ([frame(1, "2027"), frame(2, "2026"), frame(3, "2028")], 2),
    ([frame(1, ""), frame(2, "2026")], 2),
    ([frame(1, "2026", "b"), frame(2, "2026", "a")], 2),
  ]

  @Test(arguments: cases)
  func `the camera's pick, then the owner's, then the first`(_ frames: [BurstFrame], _ best: Int) {
    for frames in [frames, frames.reversed()] {
      let found = frames.reduce(frames[0]) { $1.isBetter(than: $0) ? $1 : $0 }
      #expect(found.file == best)
    }
    for frame in frames { #expect(!frame.isBetter(than: frame)) }
  }
}
