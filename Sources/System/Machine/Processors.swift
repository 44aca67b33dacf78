import CSystem

/// How many processors this process may use.
package enum Processors {
  /// The smaller of the affinity mask and the control groups' CPU quota, at least 1.
  package static var available: Int {
    let allowed = max(Int(minilab_usable_processors()), 1)
    return min(allowed, ControlGroup.own?.processorQuota ?? allowed)
  }
}

extension ControlGroup {
  /// The smallest quota from here up, in whole processors, rounded up.
  var processorQuota: Int? {
    values(of: "cpu.max").compactMap { Self.processors(cpuMax: $0) }.min()
  }

  /// `"150000 100000"` is one and a half processors; `"max 100000"` is no limit.
  static func processors(cpuMax text: String) -> Int? {
    let numbers = text.split(whereSeparator: \.isWhitespace).map { Int($0) }
    guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0
    else { return nil }
    return max((quota - 1) / period + 1, 1)
  }
}
