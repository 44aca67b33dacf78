import JobSpec
import Synchronization
import System

/// Looks at every file below what was named, several at once, and hands on what came of it in the
/// walk's order.
struct WalkRun: Sendable {
  let paths: [FilePath]
  let control: RunControl

  init(_ paths: [FilePath], stop: Interrupt?) throws(EngineError) {
    self.paths = paths
    control = try RunControl(asked: stop)
  }

  /// - Parameters:
  ///   - width: Files in hand at once.
  ///   - countsKin: Whether ``FolderWalk/Found/kin`` is asked for.
  ///   - warn: Takes what cannot be followed.
  ///   - look: Called on several threads at once.
  ///   - take: Called for one step at a time, in the walk's order.
  /// - Throws: ``EngineError`` where what was named is not there.
  @concurrent
  func run<Item: Sendable>(
    width: Int, countsKin: Bool = false, warn: @escaping @Sendable (String) -> Void,
    look: @escaping @Sendable (FolderWalk.Step) -> Item, take: @escaping @Sendable (Item) -> Void
  ) async throws(EngineError) {
    let walk = Mutex(FolderWalk(paths, try Inputs(paths), countsKin: countsKin, warn: warn))
    let sequencer = Sequencer(deliver: take)
    try await Fan.out(width: width) { () throws(EngineError) in
      while !control.isStopping, let (seq, step) = walk.withLock({ $0.next() }) {
        sequencer.complete(seq, look(step))
      }
    }
  }
}

/// What is said of the run as a whole, from any thread.
final class Warnings: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
