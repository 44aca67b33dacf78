import MediaFile
import Testing

@Suite struct MediaCoverageTests {
  private static func full(_ type: FourCC, _ numbers: [Int]) -> [UInt8] {
    Box.encode(type, [0, 0, 0, 0] + numbers.flatMap { ByteOrder.bigEndian.bytes32($0) })
  }

  /// Two chunks of two samples, then one of one.
  private static let tables =
    full("stsc", [2, 1, 2, 1, 3, 1, 1]) + full("stsz", [0, 5, 10, 20, 30, 40, 50])
    + full("stco", [3, 100, 130, 400])

  private static func chunks(_ tables: [UInt8]) throws -> TrackChunks {
    let source = ArraySource(tables)
    return try TrackChunks(try BoxReader.boxes(source), source)
  }

  @Test func `chunks are as long as their samples together`() throws {
    var chunks = try Self.chunks(Self.tables)
    var found: [Range<Int>] = []
    while let chunk = try chunks.next() { found.append(chunk) }
    #expect(found == [100..<130, 130..<200, 400..<450])
  }

  @Test func `samples of one size need no table, and small ones half a byte`() throws {
    var uniform = try Self.chunks(
      Self.full("stsc", [1, 1, 3, 1]) + Self.full("stsz", [4, 6]) + Self.full("stco", [2, 8, 50]))
    #expect(uniform.isUniform)
    #expect(try uniform.next() == 8..<20)
    #expect(try uniform.next() == 50..<62)
    #expect(try uniform.next() == nil)
    let nibbles = Box.encode("stz2", [0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 3, 0x12, 0x30])
    var packed = try Self.chunks(
      Self.full("stsc", [1, 1, 3, 1]) + nibbles + Self.full("stco", [1, 8]))
    #expect(try packed.next() == 8..<14)
  }

  @Test(arguments: [("stsc", [1000, 1]), ("stsz", [0, 1000, 1]), ("stco", [1000, 1])])
  func `a table shorter than it says is refused`(type: String, numbers: [Int]) {
    #expect(throws: MediaFileError.self) {
      try Self.chunks(Self.full(FourCC(stringLiteral: type), numbers))
    }
  }

  @Test func `what nothing points to is found, track by track`() throws {
    var coverage = MediaCoverage()
    try coverage.add(try Self.chunks(Self.tables))
    try coverage.add([250..<300, 210..<220])
    var gaps: [Range<Int>] = []
    try coverage.gaps(in: [90..<260, 390..<460]) { gap throws(MediaFileError) in gaps.append(gap) }
    #expect(gaps == [90..<100, 200..<210, 220..<250, 390..<400, 450..<460])
  }

  @Test func `where nobody says how long sound is, it goes on`() throws {
    var coverage = MediaCoverage()
    try coverage.add(try Self.chunks(Self.tables), isOpenEnded: true)
    var gaps: [Range<Int>] = []
    try coverage.gaps(in: [90..<300, 390..<460]) { gap throws(MediaFileError) in gaps.append(gap) }
    #expect(gaps == [90..<100, 390..<400])
  }

  @Test func `chunks in no order are sorted first`() throws {
    let tables =
      Self.full("stsc", [1, 1, 1, 1]) + Self.full("stsz", [10, 3])
      + Self.full("stco", [3, 80, 20, 50])
    var coverage = MediaCoverage()
    try coverage.add(try Self.chunks(tables))
    var gaps: [Range<Int>] = []
    try coverage.gaps(in: [0..<100]) { gap throws(MediaFileError) in gaps.append(gap) }
    #expect(gaps == [0..<20, 30..<50, 60..<80, 90..<100])
  }

  @Test func `runs of a fragment follow each other`() throws {
    let header = Box.encode("mfhd", [0, 0, 0, 0, 0, 0, 0, 1])
    let track = Box.encode("tfhd", [0, 2, 0, 0x10, 0, 0, 0, 3, 0, 0, 0, 7])
    let run = Box.encode("trun", [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 100])
    let sized = Box.encode("trun", [0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 6])
    let bytes = Box.encode("moof", header + Box.encode("traf", track + run + sized))
    let source = ArraySource(bytes)
    let box = try #require(try BoxReader.boxes(source).first)
    let runs = try FragmentRuns(box, defaults: [:], source).runs
    #expect(runs.map(\.range) == [100..<114, 114..<125])
    #expect(runs.allSatisfy { $0.track == 3 })
  }
}
