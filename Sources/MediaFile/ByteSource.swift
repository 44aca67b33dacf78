/// Random access to the bytes of one file.
///
/// Readers ask for small ranges; whoever has the file decides how they come.
package protocol ByteSource: AnyObject {
  /// The file's length in bytes.
  var count: Int { get }
  /// The bytes of a range that lies within `0..<count`.
  ///
  /// - Throws: ``MediaFileError`` with `unreadable` where reading fails, `truncated` where the range
  ///   reaches past the end.
  func bytes(_ range: Range<Int>) throws(MediaFileError) -> [UInt8]

  /// The byte at a position that lies within `0..<count`.
  ///
  /// - Throws: As ``bytes(_:)`` does.
  func byte(at position: Int) throws(MediaFileError) -> UInt8

  /// The first place in a range at which a byte stands; `nil` where it is not there.
  ///
  /// - Throws: As ``bytes(_:)`` does.
  func firstIndex(of byte: UInt8, in range: Range<Int>) throws(MediaFileError) -> Int?

  /// Where entropy-coded data ends that begins at a position, if that is known without looking.
  func knownScanEnd(from position: Int) -> Int?
}

extension ByteSource {
  package func byte(at position: Int) throws(MediaFileError) -> UInt8 {
    try bytes(position..<position + 1)[0]
  }

  package func firstIndex(
    of byte: UInt8, in range: Range<Int>
  ) throws(MediaFileError) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      let chunk = try bytes(position..<min(position + 16_384, range.upperBound))
      if let index = chunk.firstIndex(of: byte) { return position + index }
      position += chunk.count
    }
    return nil
  }

  package func knownScanEnd(from position: Int) -> Int? { nil }
}
