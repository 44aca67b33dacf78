import System

/// `minilab cache clear`: forgets compiled jobs and facts read earlier.
struct ClearCacheCommand {
  private let isQuiet: Bool
  private let session: Session

  init(isQuiet: Bool, _ session: Session) {
    self.isQuiet = isQuiet
    self.session = session
  }

  func run() -> ExitCode {
    guard let folder = session.cacheFolder else {
      session.streams.errors.writeLine(
        "minilab: there is no cache: neither XDG_CACHE_HOME nor HOME says where it would be.")
      return .ok
    }
    do throws(SystemError) {
      if Files.exists(folder) { try Files.removeTree(folder) }
      if !isQuiet { session.streams.output.writeLine("cleared \(folder)") }
      return .ok
    } catch {
      session.streams.errors.writeLine("minilab: \(error.message)")
      return ExitCode(of: error)
    }
  }
}
