import AssetFacts
import Engine
import JobSpec
import System
import TestSupport
import Testing

@testable import MinilabCLI

@Suite struct InspectReportTests {
  static var photo: AssetFacts {
    var facts = AssetFacts(format: .heic, bytes: 1_830_011)
    facts.width = 4032
    facts.height = 3024
    facts.orientation = 6
    facts.kinds = [
      .livePhotos: .init(.certain, by: "folder.contentIdentifier"),
      .images: .init(.certain, by: "format"),
    ]
    facts.unknownKinds = [.screenshots: "no size"]
    facts.captured = WallClock(
      year: 2026, month: 5, day: 3, hour: 14, minute: 2, second: 11, offset: 120)
    facts.camera = "Example 15"
    facts.colorProfile = "Display P3"
    facts.bitDepth = 8
    facts.hdr = "appleGainMap"
    facts.livePhotoIdentifier = "0F0F"
    facts.codec = "hvc1"
    facts.sensitive = [
      AssetFacts.Sensitive(group: .location, carrier: "exif.gps"),
      AssetFacts.Sensitive(group: .makerNotes, carrier: "exif.makerNote"),
    ]
    return facts
  }

  static let entries = [
    InspectEntry(path: "IMG_1.HEIC", outcome: .success(photo)),
    InspectEntry(path: "really-heic.jpg", outcome: .success(photo)),
    InspectEntry(
      path: FilePath(bytes: [0xE9, 0x0A]),
      outcome: .failure(AssetError(code: .unsupportedFormat, message: "this is no picture"))),
  ]

  static func report(_ style: OutputStyle, _ entries: [InspectEntry]) -> MemoryStreams {
    let memory = MemoryStreams()
    var report = InspectReport(style: style, streams: memory.streams)
    for entry in entries { report.take(entry) }
    report.end()
    return memory
  }

  @Test func `the array is as approved, and JSON`() throws {
    let memory = Self.report(.json, Self.entries)
    try Golden("CommandLine/inspect.json").check(memory.output.text)
    let array = try #require(try JSON(parsing: memory.output.bytes).array)
    #expect(array.map { $0["extensionMatches"] } == [true, false, nil])
    #expect(array[2]["pathBytes"] == "6Qo=")
  }

  @Test func `an array without a file is an array`() throws {
    #expect(Self.report(.json, []).output.text == "[]\n")
  }

  @Test func `lines are JSON each`() throws {
    let lines = Self.report(.jsonLines, Self.entries).output.lines
    #expect(lines.count == 3)
    for line in lines { #expect(try JSON(parsing: Array(line.utf8))["path"] != nil) }
  }

  @Test func `lines for people are as approved`() throws {
    let memory = Self.report(.lines(.normal), Self.entries)
    try Golden("CommandLine/inspect.txt").check(
      "stdout:\n\(memory.output.text)stderr:\n\(memory.errors.text)")
  }

  @Test(arguments: [
    (nil, "2026-05-03T14:02:11"), (120, "2026-05-03T14:02:11+02:00"),
    (-570, "2026-05-03T14:02:11-09:30"), (0, "2026-05-03T14:02:11+00:00"),
  ])
  func `times keep the clock of the photo`(_ offset: Int?, _ text: String) {
    let clock = WallClock(
      year: 2026, month: 5, day: 3, hour: 14, minute: 2, second: 11, offset: offset)
    #expect(clock.text == text)
  }
}
