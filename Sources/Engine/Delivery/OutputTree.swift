import System

/// The output folder, opened once; everything below it is reached through it and through no link.
struct OutputTree: Sendable {
  let root: FilePath
  private let folder: OpenFile
  private let store: PlanStore

  /// Makes the folder where it is missing.
  init(_ root: FilePath, store: PlanStore) throws(EngineError) {
    do throws(SystemError) {
      try Files.makeDirectories(root)
      folder = try OpenFile.open(root, .directory)
      // Better to hear it now than once for every asset.
      PartialFile.sweep(folder)
      do throws(SystemError) {
        _ = try PartialFile(in: folder)
      } catch {
        // The name on trial means nothing to anybody.
        throw SystemError(error.call, error.errno, path: root)
      }
    } catch {
      throw EngineError(output: error, root)
    }
    self.root = root
    self.store = store
  }

  /// Opens a folder below the root, making it where it is missing.
  ///
  /// - Throws: `ELOOP` where a symbolic link stands in the way: it might lead to the sources.
  func open(_ path: FilePath) throws(SystemError) -> OpenFile {
    var current = folder
    for name in path.components where name != "." {
      do {
        try Files.makeDirectory(name, in: current)
        // The new folder's own name must outlast a power cut as the files in it do.
        try current.sync()
      } catch {
        if error.errno != .alreadyExists { throw error }
      }
      current = try OpenFile.open(name, .directory, in: current, followLinks: false)
    }
    return current
  }

  /// Removes what killed runs left in a folder, once a run.
  func sweepOnce(_ path: FilePath, _ folder: OpenFile) throws(EngineError) {
    if try store.isFirstVisit(to: path) { PartialFile.sweep(folder) }
  }
}

extension PartialFile {
  /// Removes those in a folder that nobody holds any more.
  static func sweep(_ folder: OpenFile) {
    guard let stream = try? DirectoryStream(".", in: folder) else { return }
    while let entry = try? stream.next() {
      guard isPartial(entry.name),
        let file = try? OpenFile.open(entry.name, .source, in: folder, followLinks: false),
        (try? file.lock(.exclusive, wait: false)) == true
      else { continue }
      try? Files.unlink(entry.name, in: folder)
    }
  }
}

extension EngineError {
  /// The output takes nothing at all.
  init(output error: SystemError, _ path: FilePath) {
    let reason: Reason =
      switch error.errno {
      case .accessDenied, .notPermitted: .noPermission
      case .noSpace, .overQuota, .io, .stale: .io
      default: .cannotCreate
      }
    self.init(reason, error.message, path: path)
  }
}
