extension String {
  /// Why the text cannot be part of a file's name, to be read after "Expected a name".
  var reasonAgainstFileName: String? {
    if contains("/") { return "without \"/\"" }
    if self == "." || self == ".." { return "other than \".\" and \"..\"" }
    if unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "without control characters"
    }
    if utf8.count > 100 { return "of at most 100 bytes" }
    return nil
  }

  /// Why the text cannot be a folder inside the output folder, to be read after "Expected a folder".
  var reasonAgainstInnerFolder: String? {
    if isEmpty { return "that is not empty" }
    if hasPrefix("/") { return "inside the output folder, not an absolute one," }
    if split(separator: "/").contains("..") { return "inside the output folder, without \"..\"," }
    if unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "without control characters"
    }
    return nil
  }

  /// The text with control characters made visible, for messages of one line.
  package var escaped: String { String(JSON.string(self).text().dropFirst().dropLast()) }
}
