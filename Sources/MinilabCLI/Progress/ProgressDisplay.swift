import Engine
import Synchronization

/// Shows how far a run is, on stderr, and keeps out of the way of what else is printed there.
final class ProgressDisplay: Sendable {
  /// How progress is shown.
  enum Form: Hashable, Sendable {
    /// Redrawn in place, so many columns wide.
    case bar(columns: Int)
    /// A line of its own, now and then.
    case lines
    case hidden
  }

  private struct State {
    var run = ProgressState()
    /// When something was last shown; `nil` for never.
    var shown: Duration?
    var isBarVisible = false
  }

  private static let betweenBars = Duration.milliseconds(100)
  private static let betweenLines = Duration.seconds(60)

  private let form: Form
  private let output: any TextOutput
  private let state = Mutex(State())

  init(form: Form, output: any TextOutput) {
    self.form = form
    self.output = output
  }

  /// Takes what happened so long after the run began, and shows it where enough time has passed.
  func take(_ event: RunEvent, elapsed: Duration) {
    state.withLock { state in
      state.run.take(event, elapsed: elapsed)
      switch form {
      case .hidden: break
      case .bar(let columns):
        if let shown = state.shown, elapsed - shown < Self.betweenBars { return }
        state.isBarVisible = true
        let bar = ProgressLine.bar(state.run, elapsed: elapsed, width: columns)
        show("\r\(bar)\u{1B}[K", at: elapsed, &state)
      case .lines:
        guard elapsed - (state.shown ?? .zero) >= Self.betweenLines else { return }
        let sentence = ProgressLine.sentence(state.run, elapsed: elapsed)
        show("minilab: \(sentence)\n", at: elapsed, &state)
      }
    }
  }

  /// Takes the bar away, so that a line can be printed. The next event draws it again.
  func clear() {
    state.withLock { state in
      guard state.isBarVisible else { return }
      state.isBarVisible = false
      state.shown = nil
      output.write("\r\u{1B}[K")
      output.flush()
    }
  }

  private func show(_ text: String, at elapsed: Duration, _ state: inout State) {
    state.shown = elapsed
    output.write(text)
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
