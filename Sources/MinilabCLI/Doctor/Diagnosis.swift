import Engine
import System

/// All that `doctor` finds out.
struct Diagnosis: Sendable {
  /// What the worker says of itself, or why it does not run.
  var worker: Result<WorkerExamination, EngineError>
  var toolchain: SwiftToolchain?
  /// What the kernel offers for the cage.
  var cage: Cage.Strength
  var processors: Int
  var memory: Int?
  var cacheFolder: FilePath?
  var stateFolder: FilePath?

  @concurrent
  static func make(in session: Session) async -> Diagnosis {
    var worker: Result<WorkerExamination, EngineError>
    do throws(EngineError) {
      worker = .success(try await Engine.examineWorker())
    } catch {
      worker = .failure(error)
    }
    return Diagnosis(
      worker: worker, toolchain: SwiftToolchain.find(in: session.environment), cage: Cage.support,
      processors: Processors.available, memory: Memory.available,
      cacheFolder: session.cacheFolder, stateFolder: session.stateFolder)
  }

  /// Without a worker, nothing can be developed.
  var exit: ExitCode {
    switch worker {
    case .success: .ok
    case .failure: .unavailable
    }
  }
}
