/// Bytes that are already in memory, read like a file.
package final class ArraySource: ByteSource, Sendable {
  private let content: [UInt8]

  package init(_ content: [UInt8]) { self.content = content }

  package var count: Int { content.count }

  package func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= content.count else {
      throw MediaFileError(
        .truncated,
        "The data ends at \(content.count), before \(range.upperBound).", at: range.lowerBound)
    }
    return Array(content[range])
  }

  package func firstIndex(
    of byte: UInt8, in range: Range<Int>
  ) throws(MediaFileError) -> Int? {
    guard range.lowerBound >= 0, range.upperBound <= content.count else {
      throw MediaFileError(
        .truncated,
        "The data ends at \(content.count), before \(range.upperBound).", at: range.lowerBound)
    }
    return content[range].firstIndex(of: byte)
  }
}
