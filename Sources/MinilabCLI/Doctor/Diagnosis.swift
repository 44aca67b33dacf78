import Engine
import System

/// All that `doctor` finds out.
struct Diagnosis: Sendable {
  /// What the worker says of itself, or why it does not run.
  var worker: Result<WorkerExamination, EngineError>
  var toolchain: Toolchain?
  /// What the kernel offers for the cage.
  var cage: Cage.Strength
  var processors: Int
  var memory: Int?
  var cacheFolder: FilePath?
  var stateFolder: FilePath?

  /// The Swift compiler that would read a `.swift` job.
  struct Toolchain: Hashable, Sendable {
    var compiler: FilePath
    /// The compiler's own first line; `nil` where it does not run.
    var version: String?
  }

  static func make(in session: Session) async -> Diagnosis {
    var worker: Result<WorkerExamination, EngineError>
    do throws(EngineError) {
      worker = .success(try await Engine.examineWorker())
    } catch {
      worker = .failure(error)
    }
    return Diagnosis(
      worker: worker, toolchain: await toolchain(in: session.environment), cage: Cage.support,
      processors: Processors.available, memory: Memory.available,
      cacheFolder: session.cacheFolder, stateFolder: session.stateFolder)
  }

  /// Starts the compiler to ask for its version, which takes a while.
  private static func toolchain(in environment: Environment) async -> Toolchain? {
    guard let compiler = SwiftCompiler.find(in: environment) else { return nil }
    guard let thread = try? BlockingExecutor(threads: 1) else {
      return Toolchain(compiler: compiler.path)
    }
    let version = await withTaskExecutorPreference(thread) {
      try? compiler.version(in: environment)
    }
    return Toolchain(
      compiler: compiler.path, version: version?.split(separator: "\n").first.map(String.init))
  }

  /// Without a worker, nothing can be developed.
  var exit: ExitCode {
    switch worker {
    case .success: .ok
    case .failure: .unavailable
    }
  }
}
