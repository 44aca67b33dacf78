import System
import WorkOrder

/// Tries to leave the cage, to show that it holds.
struct CageProbe {
  /// A file that certainly is there, and can be read and run from outside: the worker itself.
  private let target: FilePath

  init() throws(SystemError) {
    target = try ExecutablePath.own
  }

  /// What was refused. What is not refused is undone at once.
  func report(_ cage: Cage.Strength) -> CageReport {
    CageReport(
      openRefused: isRefused { () throws(SystemError) in
        _ = try OpenFile.open(target, .read)
      },
      socketRefused: isRefused { () throws(SystemError) in _ = try Channel.pair() },
      executeRefused: isRefused { () throws(SystemError) in
        // With nothing as descriptor 3 it ends by itself.
        _ = try ChildProcess.spawn(Command(target)).wait(timeout: .seconds(5))
      },
      landlock: cage.landlock ?? 0, seccomp: cage.filtersCalls)
  }

  private func isRefused(_ attempt: () throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      try attempt()
      return false
    } catch {
      return error.errno == .notPermitted || error.errno == .accessDenied
    }
  }
}
