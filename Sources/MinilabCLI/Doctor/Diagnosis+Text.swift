import Engine
import JobSpec
import System
import WorkOrder

extension Diagnosis {
  /// The diagnosis for a person, a fact a line.
  func text(styled style: TextStyle) -> String {
    var rows = [("minilab", Version.current)]
    switch worker {
    case .success(let examination):
      let capabilities = examination.capabilities
      rows.append(("worker", "\(examination.executable)"))
      rows += capabilities.libraries.map { ("  \($0.name)", $0.version) }
      rows.append(("  reads", Self.list(capabilities.decodes)))
      rows.append(("  writes", Self.list(capabilities.encodes)))
      rows.append(("  cage", Self.text(of: examination.cage)))
    case .failure: rows.append(("worker", style.bad("does not run")))
    }
    rows.append(("kernel", kernel))
    rows.append(("swift", toolchain.map { $0.version ?? "\($0.compiler) does not run" } ?? "none"))
    rows.append(("processors", "\(processors)"))
    rows.append(("memory", memory.map(Printable.bytes) ?? "unknown"))
    rows.append(("cache", Self.text(of: cacheFolder)))
    rows.append(("state", Self.text(of: stateFolder)))
    var lines = rows.map { $0.0.padded(to: 14) + $0.1 }
    if !missing.isEmpty { lines += ["", style.uncertain("missing")] }
    lines += missing.flatMap { ["  \(Printable.line($0.what))", "      \($0.remedy)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var kernel: String {
    let landlock = cage.landlock.map { "Landlock \($0)" } ?? "no Landlock"
    return "\(landlock), \(cage.filtersCalls ? "seccomp" : "no seccomp")"
  }

  private static func text(of report: CageReport) -> String {
    let tried = [
      ("files", report.openRefused), ("sockets", report.socketRefused),
      ("programs", report.executeRefused),
    ]
    let refused = tried.filter(\.1).map(\.0)
    let reached = tried.filter { !$0.1 }.map(\.0)
    if reached.isEmpty { return "closed: \(refused.joined(separator: ", ")) are refused" }
    return "open: \(reached.joined(separator: ", ")) can be reached"
  }

  private static func text(of folder: FilePath?) -> String {
    guard let folder else { return "none: neither HOME nor an XDG variable says where" }
    return "\(folder)" + (Files.exists(folder) ? "" : " (not made yet)")
  }

  private static func list(_ formats: [FileFormat]) -> String {
    formats.map(\.rawValue).joined(separator: " ")
  }
}
