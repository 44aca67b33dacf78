import JobSpec

/// How the values of options are read. Each returns `nil` for what it does not understand.
enum ArgumentValue {
  /// How many assets are developed at once: a whole number that a job's limits allow, too.
  static func width(_ text: String) -> Int? {
    Int(text).flatMap { Limits.widths.contains($0) ? $0 : nil }
  }

  /// Seconds, whole or not, more than zero.
  static func seconds(_ text: String) -> Duration? {
    guard let value = decimal(text), value > 0 else { return nil }
    return .seconds(value)
  }

  /// Seconds, zero included.
  static func secondsOrZero(_ text: String) -> Duration? {
    decimal(text).map { .seconds($0) }
  }

  /// A time as `90`, `90s`, `15m`, `2h` or `1h30m`; a bare number is seconds.
  static func time(_ text: String) -> Duration? {
    if let seconds = seconds(text) { return seconds }
    var total = 0.0
    var digits = ""
    for letter in text {
      guard let factor = factors[letter] else {
        digits.append(letter)
        continue
      }
      guard let value = decimal(digits) else { return nil }
      total += value * factor
      digits = ""
    }
    return digits.isEmpty && total > 0 ? .seconds(total) : nil
  }

  /// Bytes as `1048576`, `512M`, `1.5G` or `2GiB` (powers of 1,024), or `500MB` (powers of 1,000).
  static func byteCount(_ text: String) -> Int? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = decimal(String(number)),
      let unit = units[text.dropFirst(number.count).uppercased()]
    else { return nil }
    let bytes = value * unit
    return bytes >= 1 && bytes < Double(Int.max) ? Int(bytes) : nil
  }

  private static let factors: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]

  private static let units: [String: Double] = {
    var units: [String: Double] = ["": 1, "B": 1]
    for (power, letter) in ["K", "M", "G", "T"].enumerated() {
      let exponent = Double(power + 1)
      let binary = (0..<Int(exponent)).reduce(1.0) { value, _ in value * 1024 }
      units[letter] = binary
      units[letter + "IB"] = binary
      units[letter + "B"] = (0..<Int(exponent)).reduce(1.0) { value, _ in value * 1000 }
    }
    return units
  }()

  /// A plain decimal number; no sign, exponent, `inf` or `nan`.
  private static func decimal(_ text: String) -> Double? {
    let plain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    return plain ? Double(text) : nil
  }
}
