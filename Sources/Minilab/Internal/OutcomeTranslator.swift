import Engine
import Synchronization
import System

/// Makes public outcomes of the engine's events.
final class OutcomeTranslator: Sendable {
  private struct Roots {
    var input = FilePath("/")
    var output = FilePath("/")
  }

  /// What the paths in results are relative to: known once the run has started.
  private let roots = Mutex(Roots())
  private let onOutcome: @Sendable (AssetOutcome) -> Void

  init(_ onOutcome: @escaping @Sendable (AssetOutcome) -> Void) { self.onOutcome = onOutcome }

  func take(_ event: RunEvent) {
    switch event {
    case .started(_, let inputRoot, let outputRoot):
      roots.withLock { $0 = Roots(input: inputRoot, output: outputRoot) }
    case .finished(let result):
      let roots = roots.withLock { $0 }
      onOutcome(AssetOutcome(result, inputRoot: roots.input, outputRoot: roots.output))
    case .scanned, .planned, .progressed, .warning, .ended: break
    }
  }
}
