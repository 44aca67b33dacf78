import Engine
import JobSpec

/// How one asset ended, on one line.
struct AssetLine {
  private let result: AssetResult

  init(_ result: AssetResult) { self.result = result }

  func text(styled style: TextStyle) -> String {
    let name = result.source
    let state = result.state.rawValue
    switch result.state {
    case .delivered, .unchanged:
      let outputs = result.outputs.map(output).joined(separator: ", ")
      return "\(style.good(state)) \(name)" + (outputs.isEmpty ? "" : ": \(outputs)")
    case .failed:
      let why = result.error.map { "\($0.code.rawValue): \(Printable.line($0.message))" }
      return "\(style.bad(state)) \(name): \(why ?? "no reason was given")"
    case .skipped, .pending:
      let why = result.reason.map { ": \(Printable.line($0))" } ?? ""
      return "\(style.faint(state)) \(name)\(why)"
    }
  }

  private func output(_ output: OutputResult) -> String {
    let lost = output.lost.isEmpty ? "" : " without \(output.lost.joined(separator: ", "))"
    return
      "\(output.path) (\(output.width) × \(output.height), "
      + "\(Printable.bytes(output.bytes))\(lost))"
  }
}
