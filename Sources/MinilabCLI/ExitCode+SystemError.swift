import System

extension ExitCode {
  /// What a call that failed ends with, where no command knows better.
  init(of error: SystemError) {
    self =
      switch error.errno {
      case .accessDenied, .notPermitted: .noPerm
      case .noSuchFile: .noInput
      default: .io
      }
  }
}
