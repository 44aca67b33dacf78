/// How many columns of a terminal a text takes: two for East Asian wide letters and emoji, none for
/// what is put on the letter before.
enum TextWidth {
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// The text in at most `columns`, with `…` where something was cut, and spaces behind it.
  static func fitted(_ text: String, to columns: Int) -> String {
    let whole = of(text)
    if whole <= columns { return text + String(repeating: " ", count: columns - whole) }
    var kept = ""
    var width = 0
    for letter in text {
      let next = self.width(of: letter)
      guard width + next < columns else { break }
      kept.append(letter)
      width += next
    }
    return kept + "…" + String(repeating: " ", count: columns - width - 1)
  }

  private static func width(of letter: Character) -> Int {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    if scalar.value < 0x300 { return 1 }
    if scalar.properties.isEmojiPresentation || letter.unicodeScalars.contains("\u{FE0F}") {
      return 2
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
