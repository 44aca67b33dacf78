/// Where text goes: stdout, stderr, or a test's memory.
///
/// Writing never throws. A reader that went away ends the text quietly; what else goes wrong is
/// remembered by the output and looked at once, when the command ends.
protocol TextOutput: AnyObject, Sendable {
  func write(_ bytes: [UInt8])
  /// Hands on what is buffered.
  func flush()
  /// Whether the reader has left, so that more need not be written.
  var isBroken: Bool { get }
}

extension TextOutput {
  func write(_ text: String) { write(Array(text.utf8)) }
  func writeLine(_ text: String) { write(Array(text.utf8) + [UInt8(ascii: "\n")]) }
}
