/// A file that was made from another by a splice: where it says that entropy-coded data was copied,
/// readers pass over that without looking at every byte of it again.
package final class CopiedScans: ByteSource {
  private let file: any ByteSource
  /// The end of each copied scan, by its start, both in the file.
  private let ends: [Int: Int]

  /// - Parameters:
  ///   - file: The result.
  ///   - splice: What made it.
  ///   - scans: Entropy-coded data, in the splice's source.
  package init(_ file: any ByteSource, _ splice: Splice, scans: [Range<Int>]) {
    self.file = file
    var ends: [Int: Int] = [:]
    for scan in scans where !scan.isEmpty {
      guard let start = splice.destination(of: scan.lowerBound),
        splice.destination(of: scan.upperBound - 1) == start + scan.count - 1
      else { continue }
      ends[start] = start + scan.count
    }
    self.ends = ends
  }

  package var count: Int { file.count }

  package func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    try file.bytes(range)
  }

  package func byte(at position: Int) throws(MediaFileError) -> UInt8 {
    try file.byte(at: position)
  }

  package func firstIndex(
    of byte: UInt8, in range: Range<Int>
  ) throws(MediaFileError) -> Int? { try file.firstIndex(of: byte, in: range) }

  package func knownScanEnd(from position: Int) -> Int? {
    ends[position].flatMap { $0 <= file.count ? $0 : nil }
  }
}
