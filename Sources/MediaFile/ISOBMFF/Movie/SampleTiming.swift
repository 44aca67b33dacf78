/// How long the samples of a track last together, summed up without keeping the table.
package struct SampleTiming: Hashable, Sendable {
  package private(set) var samples = 0
  /// In units of the media's timescale.
  package private(set) var units = 0

  init() {}

  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 4096)
    try cursor.skip(4)
    let count = Int(try cursor.u32())
    guard count <= cursor.remaining / 8 else {
      throw MediaFileError(
        .corrupt, "a table of \(count) sample times that is too small", at: box.range.lowerBound)
    }
    for _ in 0..<count {
      let run = Int(try cursor.u32())
      let delta = Int(try cursor.u32())
      samples = samples &+ run
      // At most 2²⁹ runs of less than 2⁶⁴: a sum that overflows is nonsense, not a trap.
      units =
        units.addingReportingOverflow(run.multipliedReportingOverflow(by: delta).partialValue)
        .partialValue
    }
  }

  func seconds(timescale: Int) -> Double? {
    timescale > 0 && units > 0 ? Double(units) / Double(timescale) : nil
  }

  func rate(timescale: Int) -> Double? {
    guard let seconds = seconds(timescale: timescale), samples > 0 else { return nil }
    return Double(samples) / seconds
  }
}
