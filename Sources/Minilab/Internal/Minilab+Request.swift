import Engine
import FoundationEssentials
import JobSpec
import System

extension Minilab {
  /// The engine's words for what the public call asks.
  func request(
    _ job: Job, from inputs: [URL], into output: URL
  ) throws(MinilabError) -> RunRequest {
    var paths: [FilePath] = []
    for input in inputs { paths.append(try FilePath(input)) }
    var request = RunRequest(
      job: job, inputs: paths, output: try FilePath(output), stateFolder: try stateFolder())
    request.force = configuration.replacesOutputs
    request.wait = configuration.patience > .zero ? .atMost(configuration.patience) : .no
    request.maxDuration = configuration.maxDuration
    request.grace = configuration.grace
    if let worker = configuration.worker { request.workerPath = try FilePath(worker) }
    return request
  }

  private func stateFolder() throws(MinilabError) -> FilePath {
    if let given = configuration.stateFolder { return try FilePath(given) }
    guard let usual = XDG(.current).state else {
      throw MinilabError(
        code: .invalidRequest,
        message: "there is no place for locks: set the configuration's stateFolder, or HOME")
    }
    return usual.appending("minilab")
  }
}
