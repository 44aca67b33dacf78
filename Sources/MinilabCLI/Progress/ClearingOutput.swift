/// An output that shares its terminal with a progress bar: the bar goes before a text comes.
final class ClearingOutput: TextOutput {
  private let output: any TextOutput
  private let display: ProgressDisplay

  init(_ output: any TextOutput, before display: ProgressDisplay) {
    self.output = output
    self.display = display
  }

  func write(_ bytes: [UInt8]) {
    display.clear()
    output.write(bytes)
  }

  func flush() { output.flush() }
  var isBroken: Bool { output.isBroken }
}

extension Streams {
  /// These streams, where the bar of a display is on the same terminal.
  func clearing(_ display: ProgressDisplay) -> Streams {
    Streams(
      output: isOutputTerminal ? ClearingOutput(output, before: display) : output,
      errors: ClearingOutput(errors, before: display), outputStyle: outputStyle,
      errorStyle: errorStyle, isOutputTerminal: isOutputTerminal)
  }
}
