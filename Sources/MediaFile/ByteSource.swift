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
}
