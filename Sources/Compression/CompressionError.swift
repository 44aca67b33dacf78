/// Why bytes could not be unpacked.
package struct CompressionError: Error, Hashable, Sendable {
  package enum Code: String, Hashable, Sendable {
    /// The bytes end before the stream does.
    case truncated
    case corrupt
    /// The result would be larger than allowed.
    case limitExceeded
    case outOfMemory
  }

  package let code: Code
  package let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension CompressionError {
  static let truncated = CompressionError(.truncated, "The packed data ends too early.")
  static let corrupt = CompressionError(.corrupt, "The packed data is damaged.")
  static let outOfMemory = CompressionError(.outOfMemory, "There is no memory to unpack with.")

  static func tooLarge(_ limit: Int) -> CompressionError {
    CompressionError(.limitExceeded, "The packed data is larger than \(limit) bytes.")
  }
}

extension CompressionError: CustomStringConvertible {
  package var description: String { message }
}
