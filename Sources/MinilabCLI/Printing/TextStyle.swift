/// Whether text may be coloured, and the few colours there are.
struct TextStyle: Hashable, Sendable {
  let isColored: Bool

  static let plain = TextStyle(isColored: false)

  private init(isColored: Bool) { self.isColored = isColored }

  /// What suits a stream. FORCE_COLOR wins over all; NO_COLOR and `TERM=dumb` over the terminal.
  init(isTerminal: Bool, environment: (String) -> String?) {
    if let forced = environment("FORCE_COLOR"), !forced.isEmpty, forced != "0" {
      self.init(isColored: true)
    } else if let refused = environment("NO_COLOR"), !refused.isEmpty {
      self.init(isColored: false)
    } else {
      self.init(isColored: isTerminal && environment("TERM") != "dumb")
    }
  }

  func bad(_ text: String) -> String { colored(text, 31) }
  func good(_ text: String) -> String { colored(text, 32) }
  func uncertain(_ text: String) -> String { colored(text, 33) }
  func faint(_ text: String) -> String { colored(text, 2) }

  private func colored(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
