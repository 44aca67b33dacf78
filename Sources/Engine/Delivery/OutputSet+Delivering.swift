import JobSpec
import Planning
import System

extension OutputSet {
  /// Puts the set in place: data on the disk first, then the names, then the folders.
  func deliver(force: Bool) throws(DeliveryError) {
    let fresh = items.filter { $0.standing != .same }
    for item in fresh { try check(item, force: force) }
    for item in fresh { try sync(item.partial.file, path(of: item)) }
    try rename(fresh)
    var synced: Set<FilePath> = []
    for item in fresh where synced.insert(item.plan.path.parent).inserted {
      try sync(item.partial.folder, path(of: item).parent)
    }
  }

  private func rename(_ fresh: [Item]) throws(DeliveryError) {
    for (place, item) in fresh.enumerated() {
      do throws(SystemError) {
        try Files.rename(
          item.partial.name, to: item.name, replacing: item.standing == .other,
          in: item.partial.folder)
      } catch {
        // Half a set is no delivery. What was replaced cannot come back, what is new can go.
        for item in fresh[..<place] where item.standing == .nothing {
          try? Files.unlink(item.name, in: item.partial.folder)
        }
        throw DeliveryError(error, path(of: item))
      }
    }
  }

  private func sync(_ file: OpenFile, _ path: FilePath) throws(DeliveryError) {
    do throws(SystemError) { try file.sync() } catch { throw DeliveryError(error, path) }
  }

  /// What stands under the name may be replaced only by force, and a source not even so.
  private func check(_ item: Item, force: Bool) throws(DeliveryError) {
    guard item.standing == .other else { return }
    let path = path(of: item)
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus.of(item.name, followLinks: false, in: item.partial.folder)
    } catch { throw DeliveryError(error, path) }
    let isSource: Bool
    do { isSource = try store.isSource(status) } catch { throw .run(error) }
    if isSource {
      throw .asset(
        AssetError(
          code: .outputExists,
          message: "“\(path)” is one of the sources; it is never replaced. "
            + "Choose another output folder or other names."))
    }
    if status.kind == .directory {
      throw .asset(
        AssetError(code: .outputNotWritable, message: "“\(path)” is a folder; it is left alone."))
    }
    guard force else {
      throw .asset(
        AssetError(
          code: .outputExists,
          message: "“\(path)” exists and is not what this job makes. "
            + "Run with --force to replace it, or choose another output folder."))
    }
  }
}
