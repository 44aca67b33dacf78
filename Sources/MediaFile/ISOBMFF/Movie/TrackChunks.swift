/// The chunks of a track's samples, one after the other, read from its tables as they are asked
/// for: the tables of a long movie are larger than what a reader may hold.
package struct TrackChunks {
  private var offsets: ByteCursor?
  private let offsetWidth: Int
  private var chunksLeft: Int
  private var runs: SampleRuns
  private var sizes: SampleSizes
  private let position: Int

  /// Whether all samples have one size, so that a table of sound may count in other units than bytes.
  package var isUniform: Bool { sizes.isUniform }

  /// - Parameters:
  ///   - tables: The boxes of `stbl`.
  ///   - source: The file.
  /// - Throws: ``MediaFileError`` with `corrupt` where a table is shorter than it says.
  package init(_ tables: [Box], _ source: any ByteSource) throws(MediaFileError) {
    let box = tables.first("stco") ?? tables.first("co64")
    offsetWidth = box?.type == "co64" ? 8 : 4
    position = box?.range.lowerBound ?? 0
    runs = try SampleRuns(tables.first("stsc"), source)
    sizes = try SampleSizes(tables.first("stsz") ?? tables.first("stz2"), source)
    chunksLeft = 0
    guard let box else { return }
    var cursor = box.cursor(source, fetch: 4096)
    try cursor.skip(4)
    chunksLeft = Int(try cursor.u32())
    guard chunksLeft <= cursor.remaining / offsetWidth else {
      throw MediaFileError(
        .corrupt, "a table of \(chunksLeft) chunks that is too small", at: position)
    }
    offsets = cursor
  }

  /// The bytes of the next chunk; nil behind the last one.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where a chunk is larger than any file.
  package mutating func next() throws(MediaFileError) -> Range<Int>? {
    guard chunksLeft > 0, let start = try offsets?.length(bytes: offsetWidth) else { return nil }
    chunksLeft -= 1
    let count = try sizes.take(try runs.next())
    let (end, overflow) = start.addingReportingOverflow(count)
    guard !overflow else {
      throw MediaFileError(.corrupt, "a chunk larger than any file", at: position)
    }
    return start..<end
  }
}

/// How many samples each chunk has (`stsc`).
private struct SampleRuns {
  private var cursor: ByteCursor?
  private var left = 0
  private var chunk = 0
  private var samples = 0
  private var nextFirst = 1
  private var nextSamples = 0

  init(_ box: Box?, _ source: any ByteSource) throws(MediaFileError) {
    guard let box else { return }
    var cursor = box.cursor(source, fetch: 1024)
    try cursor.skip(4)
    left = Int(try cursor.u32())
    guard left <= cursor.remaining / 12 else {
      throw MediaFileError(
        .corrupt, "a table of \(left) runs that is too small", at: box.range.lowerBound)
    }
    self.cursor = cursor
    nextFirst = Int.max
    try readRun()
  }

  private mutating func readRun() throws(MediaFileError) {
    guard left > 0, cursor != nil else {
      nextFirst = Int.max
      return
    }
    left -= 1
    nextFirst = Int(try cursor?.u32() ?? 0)
    nextSamples = Int(try cursor?.u32() ?? 0)
    try cursor?.skip(4)
  }

  mutating func next() throws(MediaFileError) -> Int {
    chunk += 1
    while chunk >= nextFirst {
      samples = nextSamples
      try readRun()
    }
    return samples
  }
}

/// How long each sample is (`stsz`, `stz2`).
private struct SampleSizes {
  private var cursor: ByteCursor?
  private var left = 0
  private var common = 0
  private var bits = 32
  private var nibble: Int?

  var isUniform: Bool { common > 0 }

  init(_ box: Box?, _ source: any ByteSource) throws(MediaFileError) {
    guard let box else { return }
    var cursor = box.cursor(source, fetch: 4096)
    try cursor.skip(4)
    if box.type == "stz2" {
      try cursor.skip(3)
      bits = Int(try cursor.u8())
    } else {
      common = Int(try cursor.u32())
    }
    left = Int(try cursor.u32())
    guard common > 0 || left <= cursor.remaining * 8 / max(bits, 1), [4, 8, 16, 32].contains(bits)
    else {
      throw MediaFileError(
        .corrupt, "a table of \(left) sample sizes that is too small", at: box.range.lowerBound)
    }
    self.cursor = cursor
  }

  /// The length of the next samples together; fewer where the table ends.
  mutating func take(_ wanted: Int) throws(MediaFileError) -> Int {
    let count = min(wanted, left)
    left -= count
    guard common == 0 else {
      let (product, overflow) = count.multipliedReportingOverflow(by: common)
      return overflow ? Int.max : product
    }
    var sum = 0
    for _ in 0..<count { sum += try one() }
    return sum
  }

  private mutating func one() throws(MediaFileError) -> Int {
    guard bits == 4 else { return Int(try cursor?.number(bytes: bits / 8) ?? 0) }
    if let low = nibble {
      nibble = nil
      return low
    }
    let byte = Int(try cursor?.u8() ?? 0)
    nibble = byte & 15
    return byte >> 4
  }
}
