import JobSpec
import Planning
import Synchronization
import System

/// Reads headers for a person: every file that was named, and every picture or clip in a folder.
struct InspectRun: Sendable {
  private let paths: [FilePath]
  private let control: RunControl

  init(_ paths: [FilePath], stop: Interrupt?) throws(EngineError) {
    self.paths = paths
    control = try RunControl(asked: stop)
  }

  @concurrent
  func run(
    width: Int, cache: FilePath?, wantsIdentifiers: Bool,
    _ onEntry: @escaping @Sendable (InspectEntry) -> Void
  ) async throws(EngineError) -> [String] {
    let warnings = Mutex<[String]>([])
    let warn: @Sendable (String) -> Void = { text in warnings.withLock { $0.append(text) } }
    let walk = Mutex(FolderWalk(paths, try Inputs(paths), warn: warn))
    let reader = FactReader(
      catalogue: cache.flatMap { Catalogue(in: $0, warn: warn) },
      wantsIdentifiers: wantsIdentifiers)
    let sequencer = Sequencer<InspectEntry?> { if let entry = $0 { onEntry(entry) } }
    try await Fan.out(width: width) { () throws(EngineError) in
      while !control.isStopping, let found = walk.withLock({ $0.next() }) {
        sequencer.complete(found.seq, inspect(found, with: reader))
      }
    }
    reader.catalogue?.save()
    return warnings.withLock { $0 }
  }

  /// `nil` for what is neither picture nor clip, unless it was named itself.
  private func inspect(_ file: FolderWalk.Found, with reader: FactReader) -> InspectEntry? {
    do throws(AssetError) {
      let (facts, _) = try reader.read(file.path, known: try file.outcome.get())
      return InspectEntry(path: file.shown, outcome: .success(facts))
    } catch {
      let isMedia =
        error.code != .unsupportedFormat
        || FileExtension.promisesMedia(file.path.fileExtension)
      guard isMedia || file.isNamed else { return nil }
      return InspectEntry(path: file.shown, outcome: .failure(error))
    }
  }
}
