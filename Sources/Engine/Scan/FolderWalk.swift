import JobSpec
import System

/// Goes through the inputs file by file, in the order of the inputs and below each by path, and reads
/// a folder only when it comes to it: the first file is there at once, however many follow.
///
/// Memory grows with the longest folder, not with the tree. Hidden names are left alone; what cannot
/// be followed is one warning each. A link to a folder that is reached under its own name anyway is
/// left to that name.
struct FolderWalk {
  /// A file that is there, or why what was named is none.
  struct Found: Sendable {
    /// Counts from 1.
    var seq: Int
    /// Absolute.
    var path: FilePath
    /// As it was given, or reached from what was given.
    var shown: FilePath
    /// Whether it was given itself.
    var isNamed: Bool
    var outcome: Result<FileIdentity, AssetError>
  }

  /// A folder that is being gone through; names are taken from the end.
  private struct Level {
    var path: FilePath
    var shown: FilePath
    var names: [FolderListing.Name]
  }

  private let given: [FilePath]
  private let reached: [FilePath]
  /// Named files have a turn of their own, and no second one in a folder.
  private let named: Set<FilePath>
  /// Inputs without links.
  private let roots: [FilePath]
  private let warn: @Sendable (String) -> Void
  private var taken: Set<FilePath> = []
  private var visited: Set<FolderIdentity> = []
  private var levels: [Level] = []
  private var nextInput = 0
  private var seq = 0

  private struct FolderIdentity: Hashable {
    var device, inode: UInt64
  }

  /// - Parameters:
  ///   - given: Paths as the user wrote them.
  ///   - inputs: The same, absolute.
  ///   - warn: Called for what cannot be followed.
  init(_ given: [FilePath], _ inputs: Inputs, warn: @escaping @Sendable (String) -> Void) {
    self.given = given
    reached = inputs.paths
    named = reached.count > 1 ? Set(reached) : []
    roots = reached.compactMap { try? Files.realPath($0) }
    self.warn = warn
  }

  mutating func next() -> Found? {
    while true {
      if let depth = levels.indices.last {
        guard let name = levels[depth].names.popLast() else {
          levels.removeLast()
          continue
        }
        if let found = look(at: name, in: levels[depth].path, shown: levels[depth].shown) {
          return found
        }
      } else if nextInput < reached.count {
        nextInput += 1
        if let found = take(reached[nextInput - 1], shown: given[nextInput - 1]) { return found }
      } else {
        return nil
      }
    }
  }

  private mutating func take(_ path: FilePath, shown: FilePath) -> Found? {
    guard taken.insert(path).inserted else { return nil }
    do throws(SystemError) {
      let status = try FileStatus.of(path)
      switch status.kind {
      case .directory: enter(path, shown: shown, status)
      case .file: return found(path, shown, isNamed: true, .success(FileIdentity(status)))
      case let kind:
        return found(
          path, shown, isNamed: true, .failure(ScanWording.namedNoFile(path, kind)))
      }
      return nil
    } catch {
      return found(path, shown, isNamed: true, .failure(AssetError(error, at: path)))
    }
  }

  private mutating func look(
    at name: FolderListing.Name, in folder: FilePath, shown: FilePath
  ) -> Found? {
    let path = folder.appending(FilePath(bytes: name.bytes))
    if named.contains(path) { return nil }
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus.of(path)
    } catch {
      warn(ScanWording.cannotLook(at: path, error))
      return nil
    }
    let shown = shown.appending(FilePath(bytes: name.bytes))
    switch status.kind {
    case .file: return found(path, shown, isNamed: false, .success(FileIdentity(status)))
    case .directory where !name.isLink: enter(path, shown: shown, status)
    case .directory where path.leadsUp(to: status): warn(ScanWording.leadsUp(path))
    case .directory where !isReachedOtherwise(path): enter(path, shown: shown, status)
    case .directory: break
    case let kind: warn(ScanWording.notAFile(path, kind))
    }
    return nil
  }

  private mutating func found(
    _ path: FilePath, _ shown: FilePath, isNamed: Bool,
    _ outcome: Result<FileIdentity, AssetError>
  ) -> Found {
    seq += 1
    return Found(seq: seq, path: path, shown: shown, isNamed: isNamed, outcome: outcome)
  }

  private mutating func enter(_ path: FilePath, shown: FilePath, _ status: FileStatus) {
    let identity = FolderIdentity(device: status.device, inode: status.inode)
    guard visited.insert(identity).inserted else { return }
    do throws(SystemError) {
      levels.append(
        Level(path: path, shown: shown, names: try FolderListing.names(in: path)))
    } catch {
      warn(error.message)
    }
  }

  /// Whether what a link leads to lies below an input, with no hidden folder between.
  private func isReachedOtherwise(_ link: FilePath) -> Bool {
    guard let target = try? Files.realPath(link) else { return false }
    return roots.contains { root in
      guard let inside = target.relative(to: root) else { return false }
      return inside == "." || inside.components.allSatisfy { $0.bytes.first != UInt8(ascii: ".") }
    }
  }
}
