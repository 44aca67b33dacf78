/// How long the samples of a track last together, summed up without keeping the table.
package struct SampleTiming: Hashable, Sendable {
  package private(set) var samples = 0
  /// In units of the media's timescale.
  package private(set) var units = 0
  /// Whether all samples last equally long, but for a unit of rounding and the last one.
  package private(set) var isConstant = true
  /// Whether those in the middle half last twice as long as those before and behind it.
  package private(set) var isRamped = false

  /// Runs of a table that is looked at once more for a ramp; longer ones vary for other reasons.
  private static let rampLimit = 4096

  init() {}

  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 4096)
    try cursor.skip(4)
    let count = Int(try cursor.u32())
    guard count <= cursor.remaining / 8 else {
      throw MediaFileError(
        .corrupt, "a table of \(count) sample times that is too small", at: box.range.lowerBound)
    }
    var shortest = Int.max
    var longest = 0
    for number in 0..<count {
      let run = Int(try cursor.u32())
      let delta = Int(try cursor.u32())
      samples = samples &+ run
      // At most 2²⁹ runs of less than 2⁶⁴: a sum that overflows is nonsense, not a trap.
      units =
        units.addingReportingOverflow(run.multipliedReportingOverflow(by: delta).partialValue)
        .partialValue
      guard number < count - 1 || run > 1 || count == 1 else { continue }
      (shortest, longest) = (min(shortest, delta), max(longest, delta))
    }
    isConstant = count > 0 && longest - shortest <= 1
    guard !isConstant, (3...Self.rampLimit).contains(count), longest >= 2 * shortest else { return }
    isRamped = try Self.isRamped(box, source, runs: count, samples: samples)
  }

  private static func isRamped(
    _ box: Box, _ source: any ByteSource, runs: Int, samples: Int
  ) throws(MediaFileError) -> Bool {
    var cursor = box.cursor(source, fetch: 4096)
    try cursor.skip(8)
    // Samples by how long they last.
    var middle: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    let bounds = samples / 4..<samples - samples / 4
    var position = 0
    for _ in 0..<runs {
      let run = Int(try cursor.u32())
      let delta = Int(try cursor.u32())
      let inside = (position..<position + run).clamped(to: bounds).count
      if inside > 0 { middle[delta, default: 0] += inside }
      if run > inside { ends[delta, default: 0] += run - inside }
      position += run
    }
    guard let slow = median(middle), let fast = median(ends), fast > 0 else { return false }
    return slow >= 2 * fast
  }

  private static func median(_ counts: [Int: Int]) -> Int? {
    let half = counts.values.reduce(0, +) / 2
    var seen = 0
    for (delta, count) in counts.sorted(by: { $0.key < $1.key }) {
      seen += count
      if seen > half { return delta }
    }
    return nil
  }

  /// Adds samples that are described elsewhere.
  mutating func add(samples: Int, units: Int) {
    self.samples = self.samples &+ samples
    self.units = self.units &+ units
  }

  func seconds(timescale: Int) -> Double? {
    timescale > 0 && units > 0 ? Double(units) / Double(timescale) : nil
  }

  func rate(timescale: Int) -> Double? {
    guard let seconds = seconds(timescale: timescale), samples > 0 else { return nil }
    return Double(samples) / seconds
  }
}
