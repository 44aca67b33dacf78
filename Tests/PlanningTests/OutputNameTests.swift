import AssetFacts
import JobSpec
import Planning
import System
import Testing

struct OutputNameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var naming: Naming
    var into: String?
    var expected: FilePath
    var change: @Sendable (inout NameValues) -> Void = { _ in }

    init(
      _ name: String, _ naming: Naming, into: String? = nil, _ expected: FilePath,
      _ change: @escaping @Sendable (inout NameValues) -> Void = { _ in }
    ) {
      testDescription = name
      self.naming = naming
      self.into = into
      self.expected = expected
      self.change = change
    }
  }

  static let cases = [
    Case("mirrors the folder", .mirrored, "trip/day 1/IMG_1-large.jpg"),
    Case("the root makes no folder", .mirrored, "IMG_1-large.jpg") { $0.folder = "." },
    Case("a rendition's own folder", .mirroredOriginal, into: "a/b", "a/b/trip/day 1/IMG_1.jpg"),
    Case(
      "the photo's own clock",
      "\(.captured(.year))/\(.captured(.month))/\(.captured(.date))_\(.captured(.time))",
      "2026/05/2026-05-03_14-02-11.jpg"),
    Case("no capture time", "\(.captured(.year))/\(.stem)", "undated/IMG_1.jpg") {
      $0.captured = nil
    },
    Case("no camera", "\(.camera)/\(.stem)", "unknown/IMG_1.jpg") { $0.camera = nil },
    Case("a fallback of its own", "\(.lens, else: "no lens")/\(.stem)", "no lens/IMG_1.jpg"),
    Case("an index of four digits", "\(.index)-\(.stem)", "0007-IMG_1.jpg"),
    Case("an index that outgrows them", "\(.index(digits: 2))", "12345.jpg") { $0.index = 12345 },
    Case("the output's size", "\(.stem)-\(.width)x\(.height)", "IMG_1-640x480.jpg"),
    Case("a slash in a value makes no folder", "\(.camera)/\(.stem)", "a-b-c/IMG_1.jpg") {
      $0.camera = " a/b\u{0}c\n "
    },
    Case("a value cannot climb", "\(.camera)/\(.stem)", "_./IMG_1.jpg") { $0.camera = ".." },
    Case("a literal cannot climb", "../../\(.stem)", "_./_./IMG_1.jpg"),
    Case("here is no folder", "./\(.stem)", "IMG_1.jpg"),
    Case("no double slash", "a//\(.stem)", "a/IMG_1.jpg"),
    Case("nothing hidden", ".\(.stem)", "_IMG_1.jpg"),
    Case("nothing at all", "/", "unnamed.jpg"),
    Case("a stem with dots", .mirroredOriginal, "trip/day 1/a.b.jpg") { $0.stem = "a.b" },
    Case("quotes, newline, emoji", "\(.stem)", "it's \"a\"\n😀.jpg") { $0.stem = "it's \"a\"\n😀" },
  ]

  @Test(arguments: cases)
  func `is what it says`(_ sample: Case) {
    var values = NameValues(folder: "trip/day 1", stem: "IMG_1", rendition: "large", index: 7)
    values.captured = WallClock(year: 2026, month: 5, day: 3, hour: 14, minute: 2, second: 11)
    values.camera = "Camera"
    values.width = 640
    values.height = 480
    sample.change(&values)
    let path = OutputName.path(sample.naming, values, into: sample.into, fileExtension: "jpg")
    #expect(path == sample.expected)
  }

  @Test
  func `a stem that is not UTF-8 survives byte by byte`() {
    let stem = FilePath(bytes: [0x63, 0x61, 0x66, 0xE9, 0xFF])
    let values = NameValues(folder: ".", stem: stem, rendition: "l", index: 1)
    let path = OutputName.path(.mirrored, values, into: nil, fileExtension: "png")
    #expect(path.bytes == stem.bytes + Array("-l.png".utf8))
  }

  @Test(arguments: ["a", "é", "語", "👨‍👩‍👧‍👦", "e\u{301}"])
  func `a long stem gives way at a character's edge`(_ character: String) throws {
    let stem = String(repeating: character, count: 255)
    let values = NameValues(folder: ".", stem: FilePath(stem), rendition: "large", index: 1)
    let path = OutputName.path(.mirrored, values, into: nil, fileExtension: "jpg")
    #expect(path.bytes.count <= 255)
    #expect(path.bytes.count > 255 - character.utf8.count)
    #expect(path.isUTF8)
    #expect(path.string.hasSuffix("-large.jpg"))
    #expect(path.string.dropLast("-large.jpg".count).allSatisfy { String($0) == character })
  }

  @Test
  func `a long folder is cut too`() {
    let folder = FilePath(String(repeating: "é", count: 200))
    let values = NameValues(folder: folder, stem: "a", rendition: "l", index: 1)
    let path = OutputName.path(.mirrored, values, into: nil, fileExtension: "jpg")
    #expect(path.components[0].bytes.count == 254)
    #expect(path.components[1] == "a-l.jpg")
  }

  @Test
  func `half a character is never kept where bytes are no text`() {
    let stem = FilePath(bytes: [0xFF] + Array(String(repeating: "語", count: 100).utf8))
    let values = NameValues(folder: ".", stem: stem, rendition: "l", index: 1)
    let path = OutputName.path("\(.stem)", values, into: nil, fileExtension: "jpg")
    #expect(path.bytes.count <= 255)
    #expect(String(validating: path.bytes.dropFirst(), as: UTF8.self) != nil)
  }
}
