/// One of the kernel's small text files, of the form `Name:   123 kB`.
struct ProcText {
  let text: String

  init(text: String) { self.text = text }

  init?(_ path: FilePath) {
    guard let bytes = try? OpenFile.open(path, .read).readAll(limit: 1 << 20) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  var lines: [Substring] { text.split(separator: "\n") }

  /// The number on the line of that name.
  func kibibytes(_ name: String) -> Int? {
    let line = lines.first { $0.hasPrefix(name + ":") }
    return line?.dropFirst(name.count + 1).split(whereSeparator: \.isWhitespace).first.flatMap {
      Int($0)
    }
  }
}
