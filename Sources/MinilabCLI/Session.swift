import System

/// What the world gives a command: streams, environment, folders.
struct Session: Sendable {
  let streams: Streams
  let environment: Environment
  /// Columns of the terminal that stderr is; `nil` where lines cannot be redrawn there.
  let columns: Int?

  /// Compiled jobs and facts read earlier; disposable.
  var cacheFolder: FilePath? { XDG(environment).cache?.appending("minilab") }
  /// What runs must remember, locks among it.
  var stateFolder: FilePath? { XDG(environment).state?.appending("minilab") }

  /// Where locks are kept, or why there are none.
  func folderForLocks() throws(CommandFailure) -> FilePath {
    if let stateFolder { return stateFolder }
    throw CommandFailure(
      .cantCreate, "there is no place for locks: set HOME or XDG_STATE_HOME to a folder's path")
  }

  /// The one of this process.
  static func current() throws(SystemError) -> (session: Session, output: StreamOutput) {
    try StandardDescriptors.holdClosed()
    try Signals.ignoreBrokenPipes()
    let environment = Environment.current
    let output = StreamOutput(try StandardOutput(capacity: Terminal.isTerminal(1) ? 0 : 16 << 10))
    let errors = StreamOutput(try StandardOutput.errors())
    let streams = Streams(
      output: output, errors: errors,
      outputStyle: TextStyle(isTerminal: Terminal.isTerminal(1)) { environment[$0] },
      errorStyle: TextStyle(isTerminal: Terminal.isTerminal(2)) { environment[$0] },
      isOutputTerminal: Terminal.isTerminal(1))
    let canRedraw = Terminal.isTerminal(2) && environment["TERM"] != "dumb"
    let columns = canRedraw ? Terminal.width(2) ?? 80 : nil
    return (Session(streams: streams, environment: environment, columns: columns), output)
  }
}
