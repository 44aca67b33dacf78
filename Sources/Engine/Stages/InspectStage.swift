import AssetFacts
import JobSpec
import Planning
import Synchronization
import System

/// Reads the headers of all files that changed since they were last read, several at once. Nothing is
/// decoded.
struct InspectStage {
  let store: PlanStore
  let control: RunControl
  let reader: FactReader

  /// Where the next file comes from: one source, from which every child task pulls.
  private final class Source: Sendable {
    private struct State {
      var ready: [PlanStore.Uninspected] = []
      var last = 0
    }
    private let store: PlanStore
    private let state = Mutex(State())

    init(_ store: PlanStore) { self.store = store }

    func next() throws(EngineError) -> PlanStore.Uninspected? {
      try state.withLock { (state) throws(EngineError) in
        if state.ready.isEmpty {
          state.ready = try store.uninspected(after: state.last, count: 64).reversed()
          state.last = state.ready.first?.id ?? state.last
        }
        return state.ready.popLast()
      }
    }
  }

  @concurrent
  func run(width: Int) async throws(EngineError) {
    let source = Source(store)
    try await Fan.out(width: width) { () throws(EngineError) in
      while !control.isStopping, let file = try source.next() { try inspect(file) }
    }
    reader.catalogue?.save()
  }

  private func inspect(_ file: PlanStore.Uninspected) throws(EngineError) {
    do {
      let (facts, identity) = try reader.read(file.path, known: file.identity)
      if facts.kinds[.images] == nil && facts.kinds[.videos] == nil {
        try store.record(.notMedia, for: file.id)
      } else {
        try store.record(facts, of: identity, for: file)
      }
    } catch let error as AssetError {
      // A text is no picture, and nobody expects one; a text called `.jpg` is a damaged picture.
      if error.code == .unsupportedFormat, !FileExtension.promisesMedia(file.path.fileExtension) {
        try store.record(.notMedia, for: file.id)
      } else {
        try store.record(error, for: file.id)
      }
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError(.internal, "\(error)")
    }
  }
}
