import Hashing
import System

/// Keeps two runs of one job into one output apart.
///
/// The kernel holds the lock and drops it with the process, so none is ever stale.
struct RunLock {
  private let file: OpenFile

  /// - Parameters:
  ///   - output: The output folder, which exists.
  ///   - job: The job's name.
  ///   - folder: Where locks are kept.
  ///   - wait: How long another run may take.
  ///   - control: Ends the wait.
  /// - Returns: The lock, held as long as it lives.
  /// - Throws: ``EngineError`` with `busy` where another run has it.
  static func take(
    output: FilePath, job: String, in folder: FilePath, wait: RunRequest.Wait, control: RunControl
  ) async throws(EngineError) -> RunLock {
    let file: OpenFile
    do {
      let real = try Files.realPath(output)
      try Files.makeDirectories(folder, mode: 0o700)
      let key = SHA256.digest(of: real.bytes + [0] + Array(job.utf8)).hex.prefix(32)
      file = try OpenFile.open(
        folder.appending(FilePath("\(key).lock")), .createOrOpen(mode: 0o600))
    } catch {
      throw EngineError(output: error, folder)
    }
    let end = ContinuousClock.now + wait.patience
    while true {
      do {
        if try file.lock(.exclusive, wait: false) { return RunLock(file: file) }
      } catch {
        throw EngineError(.io, error.message)
      }
      if .now >= end || control.isStopping {
        throw EngineError(
          .busy,
          "Another run of “\(job)” into “\(output)” is going on. "
            + "Wait for it (--wait), or try again later.")
      }
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}

extension RunRequest.Wait {
  fileprivate var patience: Duration {
    switch self {
    case .no: .zero
    case .atMost(let duration): duration
    case .forever: .seconds(1 << 32)
    }
  }
}
