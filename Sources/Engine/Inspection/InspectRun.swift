import Inspection
import JobSpec
import Planning
import Synchronization
import System

/// Reads headers for a person: every file that was named, and every picture or clip in a folder.
struct InspectRun: Sendable {
  private let walk: WalkRun

  /// What one step of the walk came to.
  private enum Item: Sendable {
    case file(FolderWalk.Found, InspectEntry?)
    case ended(folder: Int, files: Int)
  }

  init(_ paths: [FilePath], stop: Interrupt?) throws(EngineError) {
    walk = try WalkRun(paths, stop: stop)
  }

  @concurrent
  func run(
    width: Int, cache: FilePath?, wantsIdentifiers: Bool,
    _ onEntry: @escaping @Sendable (InspectEntry) -> Void
  ) async throws(EngineError) -> [String] {
    let warnings = Warnings()
    let reader = FactReader(
      catalogue: cache.flatMap { Catalogue(in: $0, warn: warnings.add) },
      wantsIdentifiers: wantsIdentifiers)
    let gathering = Mutex(FolderGathering(onEntry))
    try await walk.run(width: width, countsKin: true, warn: warnings.add) { step in
      switch step {
      case .ended(let folder, let files): Item.ended(folder: folder, files: files)
      case .file(let file): Item.file(file, inspect(file, with: reader))
      }
    } take: { item in
      gathering.withLock { gathering in
        switch item {
        case .file(let file, let entry): gathering.take(file, entry)
        case .ended(let folder, let files): gathering.end(folder, files: files)
        }
      }
    }
    // A run that was stopped has folders that never ended.
    gathering.withLock { $0.endAll() }
    reader.catalogue?.save()
    return warnings.all
  }

  /// `nil` for what is neither picture nor clip, unless it was named itself.
  private func inspect(_ file: FolderWalk.Found, with reader: FactReader) -> InspectEntry? {
    if !file.isNamed, SidecarFile.Role(fileExtension: file.path.fileExtension) != nil { return nil }
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
