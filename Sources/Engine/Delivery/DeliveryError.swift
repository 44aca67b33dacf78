import JobSpec
import System

/// Why an output could not be made: the asset's fault, or that of the disk, which stops the run.
enum DeliveryError: Error {
  case asset(AssetError)
  case run(EngineError)

  /// Of whatever stopped the making of an output; `path` is what was to be written.
  init(_ error: any Error, _ path: FilePath) {
    switch error {
    case let error as DeliveryError: self = error
    case let error as EngineError: self = .run(error)
    case let error as SystemError: self.init(error, path)
    default: self = .run(EngineError(.internal, "“\(path)”: \(error)"))
    }
  }

  init(_ error: SystemError, _ path: FilePath) {
    switch error.errno {
    case .noSpace, .overQuota, .io, .readOnly, .stale:
      self = .run(EngineError(output: SystemError(error.call, error.errno, path: path), path))
    case .alreadyExists:
      self = .asset(
        AssetError(
          code: .outputExists,
          message: "“\(path)” appeared while it was being made; it is left alone."))
    default:
      self = .asset(
        AssetError(
          code: .outputNotWritable,
          message: SystemError(error.call, error.errno, path: path).message))
    }
  }
}
