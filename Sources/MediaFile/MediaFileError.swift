/// Why a file's structure could not be read.
package struct MediaFileError: Error, Hashable, Sendable {
  package enum Code: String, Hashable, Sendable {
    case unreadable, unsupportedFormat, truncated, corrupt, limitExceeded
  }
  package var code: Code
  /// What was being read and what is wrong with it.
  package var message: String
  /// Where in the file.
  package var offset: Int?

  package init(_ code: Code, _ message: String, at offset: Int? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
  }
}
