import Engine
import JobSpec

extension ExitCode {
  /// What a run ends with.
  ///
  /// - `nothingCouldRun`: every asset that was taken asked for what this version lacks.
  init(of summary: RunSummary, stoppedBy stop: ExitCode?, nothingCouldRun: Bool) {
    let failed = summary.counts[.failed] ?? 0
    let done = (summary.counts[.delivered] ?? 0) + (summary.counts[.unchanged] ?? 0)
    self =
      switch summary.stop {
      case .interrupted: stop ?? .interrupted
      case .deadline: .tempFail
      case .failed(let error): ExitCode(of: error)
      case nil where failed > 0: done > 0 ? .someFailed : .allFailed
      case nil where nothingCouldRun && done == 0: .unavailable
      case nil: .ok
      }
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
