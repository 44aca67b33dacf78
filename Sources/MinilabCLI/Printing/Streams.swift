/// The two streams that a command writes, and how each may look.
struct Streams: Sendable {
  /// The result that was asked for.
  let output: any TextOutput
  /// Everything else.
  let errors: any TextOutput
  let outputStyle: TextStyle
  let errorStyle: TextStyle
  var isOutputTerminal = false
}
