import Engine
import JobSpec
import System

/// What is there of the paths that a command line names, and what becomes of the rest.
struct ReachablePaths {
  private(set) var paths: [FilePath] = []
  /// Why the others cannot be looked at, in the order in which they were named.
  private(set) var failures: [(path: FilePath, error: AssetError)] = []
  /// What the program ends with because of them; `nil` where all are there.
  private(set) var exit: ExitCode?

  init(_ words: [Argument]) {
    for path in words.map({ FilePath(bytes: $0.bytes) }) {
      do throws(SystemError) {
        _ = try FileStatus.of(path)
        paths.append(path)
      } catch {
        failures.append((path, AssetError(code: .unreadable, message: error.message)))
        exit = ExitCode(of: error)
      }
    }
  }
}
