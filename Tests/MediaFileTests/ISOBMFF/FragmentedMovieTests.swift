import MediaFile
import Testing

@Suite struct FragmentedMovieTests {
  private typealias B = ByteBuilder

  private func movie(_ extends: [UInt8], _ fragments: [UInt8]) throws -> MovieFile {
    var builder = MovieBuilder(timing: [])
    builder.duration = 0
    builder.movieBoxes = extends
    builder.fragments = fragments
    return try MovieFile(ArraySource(builder.bytes()))
  }

  /// Fragments of a tenth of a second.
  private func fragments(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { B.fragment(at: $0 * 60, count: 3) }
  }

  @Test func `a segment is as long as what it holds, whatever it announces`() throws {
    let movie = try movie(B.extends(defaultDuration: 20, whole: 6000), fragments(3))
    #expect(movie.duration == 0.3)
  }

  @Test func `fragments are added up where nothing says how long they are`() throws {
    let movie = try movie(
      B.extends(defaultDuration: 20),
      B.fragment(at: 0, count: 3) + B.fragment(at: 60, count: 2, durations: [30, 30]))
    #expect(movie.isFragmented && movie.duration == 0.2)
    #expect(movie.videoTrack?.timing.samples == 5 && movie.videoTrack?.averageRate == 25)
  }

  @Test func `the header of the fragments says how long they are`() throws {
    let movie = try movie(
      B.extends(defaultDuration: 20, whole: 6000), fragments(100))
    #expect(movie.duration == 10)
  }

  @Test func `an index of the segments says how long they are`() throws {
    let movie = try movie(
      B.extends(defaultDuration: 20),
      B.index([600, 1200]) + B.index([600]) + fragments(100))
    #expect(movie.duration == 4)
  }

  @Test func `of thousands of fragments the first and the last tell`() throws {
    let movie = try movie(B.extends(defaultDuration: 20), fragments(3000))
    #expect(movie.duration == 300)
    #expect(movie.videoTrack?.timing.samples == 9000 && movie.videoTrack?.averageRate == 30)
  }

  @Test func `counts that no file has are nonsense, not a trap`() throws {
    let huge = Int(UInt32.max)
    let movie = try movie(
      B.extends(defaultDuration: huge),
      B.fragment(at: huge, count: huge) + B.fragment(at: huge, count: huge))
    _ = movie.videoTrack?.averageRate
  }

  @Test func `a cut anywhere is an error or fewer facts, never a trap`() {
    var builder = MovieBuilder(timing: [])
    builder.movieBoxes = B.extends(defaultDuration: 20)
    builder.fragments = B.index([60]) + B.fragment(at: 0, count: 2, durations: [3, 4])
    let whole = builder.bytes()
    for length in 0..<whole.count {
      _ = try? MovieFile(ArraySource(Array(whole.prefix(length))))
    }
  }
}
