import Foundation

/// A text that was read and approved once, and must not change unnoticed.
///
/// Goldens live in `Fixtures/Golden`. `RECORD_GOLDEN=1 swift test --filter …` writes them anew;
/// read the difference before it is committed.
package struct Golden: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var path: String { PackageRoot.path("Fixtures/Golden/" + name) }

  /// The text is not the approved one, or none was approved yet.
  package struct Difference: Error, CustomStringConvertible {
    package var description: String
  }

  /// Compares a text with the golden, or records it where the environment asks for that.
  package func check(_ actual: String) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try record(actual)
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Difference(
        description: "no golden \(name); RECORD_GOLDEN=1 makes it from this:\n\(actual)")
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != actual else { return }
    throw Difference(description: Self.describe(name, expected: expected, actual: actual))
  }

  private func record(_ text: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The first line that differs, with its number; a whole diff is git's business.
  private static func describe(_ name: String, expected: String, actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func text(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "(no line)" }
    return "golden \(name) differs at line \(line + 1)\n- \(text(old))\n+ \(text(new))"
  }
}
