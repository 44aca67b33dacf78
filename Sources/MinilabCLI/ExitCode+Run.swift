import Engine
import JobSpec

extension ExitCode {
  /// What a run ends with; `signal` is what a signal that stopped it ends with.
  init(of summary: RunSummary, stoppedBy signal: ExitCode?) {
    let failed = summary.counts[.failed] ?? 0
    let done = (summary.counts[.delivered] ?? 0) + (summary.counts[.unchanged] ?? 0)
    self =
      switch summary.stop {
      case .interrupted: signal ?? .interrupted
      case .deadline: .tempFail
      case .failed(let error): ExitCode(of: error)
      case nil where failed > 0: done > 0 ? .someFailed : .allFailed
      case nil: .ok
      }
  }

  /// What a plan ends with: what its run would end with, if nothing else fails.
  init(of summary: PlanSummary) {
    self = summary.failed == 0 ? .ok : summary.planned > 0 ? .someFailed : .allFailed
  }

  /// What an error ends with that no single asset has.
  init(of error: EngineError) {
    self =
      switch error.reason {
      case .usage: .usage
      case .badSpec: .badSpec
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .internal: .internal
      case .cannotCreate: .cantCreate
      case .io: .io
      case .busy: .tempFail
      case .noPermission: .noPerm
      }
  }
}
