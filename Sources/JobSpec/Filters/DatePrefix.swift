/// A date of any precision from the year to the second, as a bound of capture times.
///
/// `2026-05` stands for all of May: it is compared with the year and month of a time, and with
/// nothing behind them.
package struct DatePrefix: Hashable, Sendable {
  /// Year, month, day, hour, minute, second; as many as were given.
  package let components: [Int]

  /// Reads `2026`, `2026-05`, `2026-05-03`, `2026-05-03T14`, `…T14:02` or `…T14:02:11`; `nil` for
  /// anything else, an offset included: bounds are on the photo's own clock.
  package init?(_ text: String) {
    let widths = [4, 2, 2, 2, 2, 2]
    let separators = Array("--T::".utf8)
    var rest = Array(text.utf8)[...]
    var components: [Int] = []
    for (index, width) in widths.enumerated() {
      if index > 0 {
        guard !rest.isEmpty else { break }
        let separator = rest.removeFirst()
        // A blank may stand for the T.
        guard separator == separators[index - 1] || (index == 3 && separator == 0x20) else {
          return nil
        }
      }
      let digits = rest.prefix(width)
      guard digits.count == width, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      components.append(digits.reduce(0) { $0 * 10 + Int($1) - 0x30 })
      rest = rest.dropFirst(width)
    }
    guard rest.isEmpty, Self.exists(components) else { return nil }
    self.components = components
  }

  /// Days in a month of the Gregorian calendar; 0 for what is no month.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  private static func exists(_ components: [Int]) -> Bool {
    let lasts = [9999, 12, 31, 23, 59, 59]
    let firsts = [0, 1, 1, 0, 0, 0]
    for (index, component) in components.enumerated() {
      guard (firsts[index]...lasts[index]).contains(component) else { return false }
    }
    guard components.count > 2 else { return true }
    return components[2] <= days(inMonth: components[1], of: components[0])
  }

  /// Whether a time lies before all of what this stands for.
  package func isAfter(_ time: [Int]) -> Bool {
    time.lexicographicallyPrecedes(components) && !time.starts(with: components)
  }

  /// Whether a time lies behind all of what this stands for.
  package func isBefore(_ time: [Int]) -> Bool {
    components.lexicographicallyPrecedes(time) && !time.starts(with: components)
  }
}
