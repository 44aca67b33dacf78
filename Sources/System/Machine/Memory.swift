/// How much memory this process may hope for.
package enum Memory {
  /// The smaller of what the machine can give without swapping and the control groups' limits, in bytes.
  ///
  /// `nil` where neither is known.
  package static var available: Int? {
    let machine = ProcText("/proc/meminfo")?.kibibytes("MemAvailable").map { $0 * 1024 }
    return [machine, ControlGroup.own?.memoryLimit].compactMap(\.self).min()
  }
}

extension ControlGroup {
  /// The smallest limit from here up, in bytes.
  var memoryLimit: Int? {
    values(of: "memory.max").compactMap { Int($0) }.min()
  }
}
