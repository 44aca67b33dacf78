import AssetFacts
import Inspection
import System

/// Lets entries through in the order in which they come, each as soon as everything is known that
/// other files of its folder can add to it.
///
/// A file whose name is like no other's, and that has no identifier, waits for nothing. Others wait for
/// the files of their names, and for the rest of their folder only where an identifier's other half is
/// not among those.
struct FolderGathering {
  private var folders: [Int: FolderInHand] = [:]
  /// What was not let through yet; entries before `first` are gone.
  private var waiting: [Waiting] = []
  private var first = 0
  private let onEntry: @Sendable (InspectEntry) -> Void

  private struct Waiting {
    var id: Int
    var folder: Int
    var entry: InspectEntry
  }

  init(_ onEntry: @escaping @Sendable (InspectEntry) -> Void) { self.onEntry = onEntry }

  mutating func take(_ file: FolderWalk.Found, _ entry: InspectEntry?) {
    let isSettled = folders[file.folder, default: FolderInHand()].take(file, entry)
    if let entry {
      if isSettled, waiting.isEmpty {
        onEntry(settled(entry, of: file.folder, file.seq))
      } else {
        waiting.append(Waiting(id: file.seq, folder: file.folder, entry: entry))
      }
    }
    letThrough()
    forget(file.folder)
  }

  /// Takes note that the walk is through with a folder.
  ///
  /// - Parameters:
  ///   - folder: Its number.
  ///   - files: All that the folder had; some may still come, where others overtook them.
  mutating func end(_ folder: Int, files: Int) {
    folders[folder, default: FolderInHand()].end(files: files)
    letThrough()
    forget(folder)
  }

  mutating func endAll() {
    for folder in folders.keys { folders[folder]?.settle() }
    letThrough()
  }

  private mutating func letThrough() {
    while first < waiting.count {
      let next = waiting[first]
      guard folders[next.folder]?.isOpen(next.id) != true else { break }
      onEntry(settled(next.entry, of: next.folder, next.id))
      first += 1
      forget(next.folder)
    }
    if first == waiting.count {
      waiting.removeAll(keepingCapacity: first < 1024)
      first = 0
    } else if first > 512, first > waiting.count / 2 {
      waiting.removeFirst(first)
      first = 0
    }
  }

  private mutating func settled(_ entry: InspectEntry, of folder: Int, _ id: Int) -> InspectEntry {
    guard case .success(var facts) = entry.outcome else { return entry }
    var entry = entry
    let gained = folders[folder]?.gained.removeValue(forKey: id)
    if let changed = gained?.facts { facts = changed }
    entry.pairedWith = gained?.partner
    // Of files that were named one by one, nobody looked at the neighbours.
    if folder > 0 { facts.settleGrouping() }
    entry.outcome = .success(facts)
    return entry
  }

  /// Lets go of a folder to which nothing more comes, and of which nothing waits.
  private mutating func forget(_ folder: Int) {
    guard folders[folder]?.isDone == true else { return }
    folders[folder] = nil
  }
}
