import Engine

/// Shows how far a run is, on stderr, and keeps out of the way of what else is printed there.
struct ProgressDisplay {
  /// How progress is shown.
  enum Form: Hashable, Sendable {
    /// Redrawn in place, so many columns wide.
    case bar(columns: Int)
    /// A line of its own, now and then.
    case lines
    case hidden
  }

  private static let betweenBars = Duration.milliseconds(100)
  private static let betweenLines = Duration.seconds(60)

  private let form: Form
  private let output: any TextOutput
  private var state = ProgressState()
  private var shown: Duration
  private var isBarVisible = false

  init(form: Form, output: any TextOutput) {
    self.form = form
    self.output = output
    // The first bar is drawn at once, the first line after its time.
    self.shown = form == .lines ? .zero : .zero - Self.betweenBars
  }

  /// Takes what happened so long after the run began, and shows it where enough time has passed.
  mutating func take(_ event: RunEvent, elapsed: Duration) {
    state.take(event, elapsed: elapsed)
    switch form {
    case .hidden: break
    case .bar(let columns) where elapsed - shown >= Self.betweenBars:
      shown = elapsed
      isBarVisible = true
      output.write("\r" + ProgressLine.bar(state, elapsed: elapsed, width: columns) + "\u{1B}[K")
      output.flush()
    case .lines where elapsed - shown >= Self.betweenLines:
      shown = elapsed
      output.writeLine("minilab: " + ProgressLine.sentence(state, elapsed: elapsed))
      output.flush()
    case .bar, .lines: break
    }
  }

  /// Takes the bar away, so that a line can be printed. The next event draws it again.
  mutating func clear() {
    guard isBarVisible else { return }
    isBarVisible = false
    shown = .zero - Self.betweenBars
    output.write("\r\u{1B}[K")
    output.flush()
  }
}

extension ProgressDisplay.Form {
  /// What suits a mode and a stream, which has no `columns` where it is no terminal that can
  /// redraw a line.
  init(_ mode: ProgressMode, columns: Int?, isQuiet: Bool) {
    self =
      switch mode {
      case .never: .hidden
      case .always: .bar(columns: columns ?? 80)
      case .auto where isQuiet: .hidden
      case .auto: columns.map { .bar(columns: $0) } ?? .lines
      }
  }
}
