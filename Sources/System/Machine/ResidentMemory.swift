/// What processes really occupy, as the kernel counts it.
package enum ResidentMemory {
  /// The most this process ever had, in bytes.
  package static var ownPeak: Int? { peak(of: nil) }

  /// What this process has now, in bytes.
  package static var own: Int? { status(of: nil)?.kibibytes("VmRSS").map { $0 * 1024 } }

  /// The most a process ever had, in bytes; `nil` when it is gone.
  package static func peak(of pid: Int32?) -> Int? {
    status(of: pid)?.kibibytes("VmHWM").map { $0 * 1024 }
  }

  private static func status(of pid: Int32?) -> ProcText? {
    ProcText(FilePath("/proc/\(pid.map(String.init) ?? "self")/status"))
  }
}
