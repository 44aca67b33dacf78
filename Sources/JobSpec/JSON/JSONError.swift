/// Why a text is not JSON, and where it stops being so.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    /// What should have stood here.
    case expected(String)
    case duplicateKey(String)
    case notUTF8
    /// A line break, a tab or another control character inside a string.
    case controlCharacter
    case badEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    case numberOutOfRange
  }
  package var reason: Reason
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int

  package var description: String { "line \(line), column \(column): \(message)" }

  /// The reason as a sentence, without the place.
  package var message: String {
    switch reason {
    case .tooLarge(let limit): "Expected at most \(limit) bytes of JSON."
    case .tooDeep(let limit): "Expected values nested at most \(limit) deep."
    case .expected(let what): "Expected \(what)."
    case .duplicateKey(let key): "Expected each key once but \"\(key)\" occurs twice."
    case .notUTF8: "Expected UTF-8."
    case .controlCharacter: "Expected control characters in a string to be escaped."
    case .badEscape: "Expected one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX."
    case .loneSurrogate: "Expected a \\u surrogate to come in a pair."
    case .numberOutOfRange: "Expected a number that fits 64 bits."
    }
  }
}
