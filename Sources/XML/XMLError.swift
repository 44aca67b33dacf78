/// Why a document was not read to its end.
package struct XMLError: Error, Hashable, Sendable {
  package enum Code: String, Hashable, Sendable {
    /// Not well-formed, or in an encoding other than UTF-8, UTF-16, ISO 8859-1 and ASCII.
    case malformed
    /// Declares entities or default attributes, or uses undeclared ones.
    case entities
    /// Larger or deeper than allowed.
    case limitExceeded
  }

  package let code: Code
  package let message: String
  /// Where in the bytes.
  package let offset: Int

  package init(_ code: Code, _ message: String, at offset: Int) {
    self.code = code
    self.message = message
    self.offset = offset
  }
}

extension XMLError: CustomStringConvertible {
  package var description: String { "\(message) (at byte \(offset))" }
}
