import Foundation
import TestSupport
import Testing

/// A block of Swift in a page that people copy from.
struct Snippet: CustomTestStringConvertible, Sendable {
  var page: String
  var line: Int
  var code: String

  var testDescription: String { "\(page):\(line)" }

  /// The blocks of a page that are marked as Swift, in order.
  static func all(in page: String) -> [Snippet] {
    let text = try? String(contentsOfFile: PackageRoot.path(page), encoding: .utf8)
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    var snippets: [Snippet] = []
    var open: Snippet?
    for (index, line) in lines.enumerated() {
      switch (line, open) {
      case ("```swift", nil): open = Snippet(page: page, line: index + 2, code: "")
      case ("```", let snippet?):
        snippets.append(snippet)
        open = nil
      default: open?.code += line + "\n"
      }
    }
    return snippets
  }
}
