/// Makes names and numbers fit for one line on a terminal.
enum Printable {
  /// A text on one line, so that a file's name can neither break the line nor steer the terminal.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.map { isControl($0) ? escape($0) : String($0) }.joined()
  }

  /// As in `401 kB`, `62.9 MB`.
  static func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return "\(count) B" }
    var value = Double(count)
    var unit = "B"
    for next in ["kB", "MB", "GB", "TB"] where value >= 999.5 {
      value /= 1000
      unit = next
    }
    return "\(decimal(value, places: value < 99.95 && unit != "kB" ? 1 : 0)) \(unit)"
  }

  /// As in `1.9 s`, `2 min 05 s`, `1 h 04 min`.
  static func seconds(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds) + 0.5)
    if seconds < 59.95 { return "\(decimal(max(0, seconds), places: 1)) s" }
    if whole < 3600 { return "\(whole / 60) min \(twoDigits(whole % 60)) s" }
    return "\(whole / 3600) h \(twoDigits(whole % 3600 / 60)) min"
  }

  /// As in `1 asset`, `3 assets`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A number of 0 or more with one place behind the point or none, whatever the locale.
  static func decimal(_ value: Double, places: Int) -> String {
    let factor = places == 0 ? 1.0 : 10.0
    let scaled = Int(value * factor + 0.5)
    return places == 0 ? "\(scaled)" : "\(scaled / 10).\(scaled % 10)"
  }

  private static func twoDigits(_ number: Int) -> String {
    "\(number)".count < 2 ? "0\(number)" : "\(number)"
  }

  /// C0, DEL and C1, and the marks that turn the direction of text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
