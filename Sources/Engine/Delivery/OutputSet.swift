import JobSpec
import Planning
import System

/// All outputs of one asset: made beside their final names, and renamed together or not at all.
struct OutputSet {
  /// One output on its way.
  struct Item {
    let plan: OutputPlan
    let partial: PartialFile
    /// The final name, in the partial's folder.
    let name: FilePath
    /// What stands under the final name.
    fileprivate(set) var standing = Standing.nothing
  }

  /// What was found under a final name.
  enum Standing: Hashable {
    case nothing
    /// A file with the very same bytes.
    case same
    /// Something else, which only force replaces.
    case other
  }

  private(set) var items: [Item] = []
  /// The folder that the plans' paths start from.
  let root: FilePath
  let store: PlanStore

  init(_ plans: [OutputPlan], in tree: OutputTree, _ store: PlanStore) throws(DeliveryError) {
    root = tree.root
    self.store = store
    for plan in plans {
      let parent = plan.path.parent
      do {
        let folder = try tree.open(parent)
        try tree.sweepOnce(parent, folder)
        items.append(
          Item(plan: plan, partial: try PartialFile(in: folder), name: plan.path.lastComponent))
      } catch {
        throw DeliveryError(error, tree.root.appending(plan.path))
      }
    }
  }

  /// One that takes the place of its source, in whatever folder that really is.
  init(
    _ plans: [OutputPlan], replacing source: FilePath, below root: FilePath, _ store: PlanStore
  ) throws(DeliveryError) {
    self.root = root
    self.store = store
    do {
      let real = try Files.realPath(source)
      let folder = try OpenFile.open(real.parent, .directory)
      if try store.isFirstVisit(to: real.parent) { PartialFile.sweep(folder) }
      for plan in plans {
        items.append(
          Item(plan: plan, partial: try PartialFile(in: folder), name: real.lastComponent))
      }
    } catch {
      throw DeliveryError(error, source)
    }
  }

  func path(of item: Item) -> FilePath { root.appending(item.plan.path) }

  /// Finds out why a worker could not write: a few bytes more tell a full disk from a bug.
  func probe(_ item: Item) throws(DeliveryError) {
    do {
      let end = try item.partial.file.size
      try item.partial.file.write(all: [UInt8](repeating: 0, count: 64 << 10), at: end)
    } catch {
      throw DeliveryError(error, path(of: item))
    }
  }

  /// Whether everything stands there already, byte by byte.
  var isUnchanged: Bool { items.allSatisfy { $0.standing == .same } }

  /// Compares what was made with what stands under the final names.
  mutating func compare() throws(DeliveryError) {
    for index in items.indices {
      let item = items[index]
      do throws(SystemError) {
        items[index].standing = try item.compared()
      } catch {
        throw DeliveryError(error, path(of: item))
      }
    }
  }
}

extension OutputSet.Item {
  fileprivate func compared() throws(SystemError) -> OutputSet.Standing {
    let standing: FileStatus
    do {
      standing = try FileStatus.of(name, followLinks: false, in: partial.folder)
    } catch {
      if error.errno == .noSuchFile { return .nothing }
      throw error
    }
    let made = try partial.file.size
    guard standing.kind == .file, standing.size == made else { return .other }
    let old = try OpenFile.open(name, .source, in: partial.folder, followLinks: false)
    let step = 64 << 10
    for offset in stride(from: 0, to: made, by: step)
    where try old.read(at: offset, count: step) != partial.file.read(at: offset, count: step) {
      return .other
    }
    return .same
  }
}
