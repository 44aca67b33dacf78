import Engine
import System

/// `minilab strip`: the same files, less what a policy removes. No pixel is decoded.
struct StripCommand {
  private let options: StripOptions
  private let session: Session

  init(_ options: StripOptions, _ session: Session) {
    self.options = options
    self.session = session
  }

  func run() async -> ExitCode {
    await Development(options.running, session).run { _ throws(CommandFailure) in
      var request = RunRequest(
        job: options.job, inputs: options.inputs.filePaths, destination: options.destination,
        stateFolder: try session.folderForLocks())
      request.lists = options.inputs.requested
      request.joinsFiles = false
      return request
    }
  }
}
