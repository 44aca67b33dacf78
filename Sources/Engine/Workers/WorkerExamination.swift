package import System
package import WorkOrder

/// What a worker can do, and what it cannot get at: what `doctor` says of it.
package struct WorkerExamination: Hashable, Sendable {
  package var executable: FilePath
  package var capabilities: Capabilities
  package var cage: CageReport

  package init(executable: FilePath, capabilities: Capabilities, cage: CageReport) {
    self.executable = executable
    self.capabilities = capabilities
    self.cage = cage
  }
}

extension Engine {
  /// Starts a worker, asks it what it can do, lets it try to leave its cage, and ends it.
  ///
  /// - Throws: ``EngineError`` with `unavailable` where there is no worker, or none that answers.
  package static func examineWorker(
    at path: FilePath? = nil
  ) async throws(EngineError) -> WorkerExamination {
    try await onOwnThreads(1) { () throws(EngineError) in
      let executable = try WorkerLocator.find(path)
      do throws(WorkerError) {
        return try examine(executable)
      } catch {
        throw EngineError(
          .unavailable, "The worker “\(executable)” does not work: \(error.reason)",
          path: executable)
      }
    }
  }

  private static func examine(_ executable: FilePath) throws(WorkerError) -> WorkerExamination {
    let never: Interrupt
    do { never = try Interrupt() } catch { throw .notStarted(error) }
    let end = ContinuousClock.now + .seconds(20)
    var slot = WorkerSlot(
      WorkerRecipe(executable: executable, scratch: RunRequest.usualScratch, memory: 1 << 30))
    guard
      case .capabilities(let capabilities) = try slot.ask(
        .capabilities, [], until: end, interrupt: never),
      case .cage(let cage) = try slot.ask(.probeCage, [], until: end, interrupt: never)
    else { throw .crashed("it gave an answer to another question") }
    return WorkerExamination(executable: executable, capabilities: capabilities, cage: cage)
  }
}

extension WorkerError {
  fileprivate var reason: String {
    switch self {
    case .notStarted(let error): error.message
    case .crashed(let how): "\(how)."
    case .timedOut: "it does not answer."
    case .interrupted: "it was interrupted."
    case .failed(let failure): failure.message
    }
  }
}
