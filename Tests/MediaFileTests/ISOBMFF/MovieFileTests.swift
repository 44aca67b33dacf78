import MediaFile
import Testing

@Suite struct MovieFileTests {
  private func read(_ builder: MovieBuilder) throws -> MovieFile {
    try MovieFile(ArraySource(builder.bytes()))
  }

  @Test func `reads the header and the picture track`() throws {
    let movie = try read(MovieBuilder())
    let track = try #require(movie.videoTrack)
    #expect(movie.duration == 1 && movie.header.created == 3_800_000_000)
    #expect(track.samples.first?.format == "hvc1" && track.isEnabled)
    // Three frames in 50 units of 1/600 s.
    #expect(track.averageRate == 36 && track.duration == 50.0 / 600)
  }

  @Test(arguments: [(0, 320, 240), (1, 240, 320), (2, 320, 240), (3, 240, 320)])
  func `turns the picture upright`(turns: Int, width: Int, height: Int) throws {
    let track = try #require(try read(MovieBuilder(turns: turns)).videoTrack)
    #expect(track.rotation == turns)
    #expect(track.uprightSize ?? (0, 0) == (width, height))
  }

  @Test func `reads keys and user data`() throws {
    let builder = MovieBuilder(
      keys: [("com.apple.quicktime.make", "Apple"), ("a.b", "c")],
      userData: ByteBuilder.box(
        "©xyz", ByteBuilder.u16(4) + ByteBuilder.u16(0) + ByteBuilder.ascii("+1+2")))
    let movie = try read(builder)
    #expect(movie.metadata.map(\.key) == ["com.apple.quicktime.make", "a.b"])
    #expect(try movie.metadata.first?.text(movie.source) == "Apple")
    #expect(try movie.userText("©xyz") == "+1+2")
  }

  @Test func `a movie without its index says what happened`() {
    let broken = ByteBuilder.fileType("qt  ") + ByteBuilder.box("mdat", [1, 2, 3])
    #expect {
      try MovieFile(ArraySource(broken))
    } throws: {
      ($0 as? MediaFileError)?.code == .truncated
    }
  }

  @Test func `sums that overflow are nonsense, not a trap`() throws {
    let huge = Array(repeating: (count: Int(UInt32.max), delta: Int(UInt32.max)), count: 5)
    _ = try read(MovieBuilder(timing: huge)).videoTrack?.averageRate
  }

  @Test func `a cut anywhere is an error or fewer facts, never a trap`() {
    let whole = MovieBuilder(keys: [("a", "b")]).bytes()
    for length in 0..<whole.count {
      _ = try? MovieFile(ArraySource(Array(whole.prefix(length))))
    }
  }

  @Test func `boxes inside boxes to any depth cost nothing`() throws {
    var nested: [UInt8] = []
    for _ in 0..<2000 { nested = ByteBuilder.box("udta", nested) }
    var builder = MovieBuilder()
    builder.userData = nested
    #expect(try read(builder).userData.count == 1)
  }
}
