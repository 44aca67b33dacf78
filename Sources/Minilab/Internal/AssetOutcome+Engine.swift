import Engine
import System
import UniformTypeIdentifiers

extension AssetOutcome {
  init(_ result: AssetResult, inputRoot: FilePath, outputRoot: FilePath) {
    self.init(
      name: result.source.string, nameBytes: result.source.bytes,
      source: result.source.url(in: inputRoot), kinds: result.kinds, state: result.state,
      skipReason: result.reason,
      failure: result.error.map { AssetFailure(code: $0.code, message: $0.message) },
      files: result.outputs.map { DeliveredFile($0, outputRoot: outputRoot) },
      removed: result.privacy.removed, isPrivacyVerified: result.privacy.verified,
      seconds: result.seconds, warnings: result.warnings)
  }
}

extension DeliveredFile {
  init(_ output: OutputResult, outputRoot: FilePath) {
    self.init(
      rendition: output.rendition, name: output.path.string, nameBytes: output.path.bytes,
      url: output.path.url(in: outputRoot), contentType: UTType(output.format.rawValue),
      width: output.width, height: output.height, bytes: output.bytes, lost: output.lost)
  }
}

extension RunOutcome {
  init(_ summary: RunSummary) {
    self.init(
      counts: summary.counts.filter { $0.value > 0 }, seconds: summary.seconds,
      stop: summary.stop.map(Stop.init), enginePeakMemory: summary.enginePeakRSS,
      workerPeakMemory: summary.workerPeakRSS)
  }
}

extension RunOutcome.Stop {
  init(_ stop: RunSummary.Stop) {
    self =
      switch stop {
      case .interrupted: .cancelled
      case .deadline: .deadline
      case .failed(let error): .failed(MinilabError(error))
      }
  }
}

extension MinilabError {
  init(_ error: EngineError) {
    self.init(code: Code(error.reason), message: error.message)
  }
}

extension MinilabError.Code {
  init(_ reason: EngineError.Reason) {
    self =
      switch reason {
      case .usage: .invalidRequest
      case .badSpec: .invalidJob
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .internal: .internal
      case .cannotCreate: .outputNotWritable
      case .io: .io
      case .busy: .busy
      case .noPermission: .noPermission
      }
  }
}
