/// A word of the command line, as the bytes that the shell gave, which need not be UTF-8.
struct Argument: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  init(_ text: String) { self.bytes = Array(text.utf8) }
  init(stringLiteral value: String) { self.init(value) }

  /// The word for a person; what is not UTF-8 shows as U+FFFD.
  var description: String { String(decoding: bytes, as: UTF8.self) }

  /// `-` alone is a word: it stands for stdin.
  var isOption: Bool { bytes.first == UInt8(ascii: "-") && bytes.count > 1 }
  var isLong: Bool { bytes.starts(with: "--".utf8) }
  var endsOptions: Bool { bytes == Array("--".utf8) }
}
