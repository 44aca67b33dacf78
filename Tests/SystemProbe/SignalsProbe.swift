import System

/// Waits for two requests to stop and says, on descriptor 3, when it is ready and after each.
enum SignalsProbe {
  static func run() throws {
    let signals = try Signals()
    let parent = try Channel.inherited(as: 3)
    try parent.send(Array("ready".utf8))
    // The parent says nothing: only the interrupt, or its leaving, ends the wait.
    _ = try? parent.receive(interrupt: signals.first)
    try parent.send(Array("first \(signals.received) \(signals.exitCode ?? 0)".utf8))
    _ = try? parent.receive(interrupt: signals.second)
    try parent.send(Array("second \(signals.received) \(signals.exitCode ?? 0)".utf8))
  }
}
