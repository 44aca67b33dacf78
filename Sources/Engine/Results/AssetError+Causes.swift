import JobSpec
import MediaFile
import Privacy
import System
import WorkOrder

/// Where the errors of the layers below become an asset's: the only place that words them.
extension AssetError {
  init(_ error: any Error, at path: FilePath) {
    switch error {
    case let error as AssetError: self = error
    case let error as MediaFileError: self.init(error, at: path)
    case let error as PrivacyError:
      self.init(code: error.code, message: "“\(path)”: \(error.message)")
    case let error as SystemError: self.init(code: .unreadable, message: error.message)
    default: self.init(code: .unreadable, message: "“\(path)”: \(error)")
    }
  }

  /// Whatever stopped the development of an asset.
  init(_ error: any Error, of path: FilePath, _ limits: Limits) {
    switch error {
    case DeliveryError.asset(let error): self = error
    case let error as WorkerError: self.init(error, of: path, limits)
    default: self.init(error, at: path)
    }
  }

  private init(_ error: WorkerError, of path: FilePath, _ limits: Limits) {
    switch error {
    case .failed(let failure):
      let log = failure.log.map { $0.isEmpty ? "" : " (\($0))" } ?? ""
      self.init(code: failure.code, message: "“\(path)”: \(failure.message)\(log)")
    case .crashed(let how):
      self.init(
        code: .crashed, message: "“\(path)” brought its worker down: \(how). The rest goes on.")
    case .timedOut:
      self.init(
        code: .timedOut,
        message: "“\(path)” took longer than \(limits.secondsPerAsset) s. "
          + "Allow more time (--timeout), or leave it out.")
    case .notStarted(let error): self.init(code: .crashed, message: error.message)
    case .interrupted: self.init(code: .cancelled, message: "“\(path)”: the run was stopped.")
    }
  }

  init(_ error: MediaFileError, at path: FilePath) {
    let place = error.offset.map { " (at byte \($0))" } ?? ""
    self.init(
      code: FailureCode(rawValue: error.code.rawValue),
      message: "“\(path)” cannot be read: \(error.message)\(place)")
  }
}
