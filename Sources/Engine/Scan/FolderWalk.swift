import Inspection
import JobSpec
import System

/// Goes through the inputs file by file, in the order of the inputs and below each by path, and reads
/// a folder only when it comes to it: the first file is there at once, however many follow.
///
/// Memory grows with the longest folder, not with the tree. Hidden names are left alone; what cannot
/// be followed is one warning each. A link to a folder that is reached under its own name anyway is
/// left to that name.
struct FolderWalk {
  enum Step: Sendable {
    case file(Found)
    /// Nothing more comes of a folder, of which that many files came. Only where kin are counted.
    case ended(folder: Int, files: Int)
  }

  /// Files of one folder whose names may belong together.
  struct Kin: Hashable, Sendable {
    /// Stands for what their names have in common.
    var base: Int
    /// How many they are, at least two.
    var count: Int
  }

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
    /// Equal for the files of one folder; below 0 for files that were named.
    var folder: Int
    /// `nil` for a file whose name is like no other's, and where kin are not counted.
    var kin: Kin?
    var outcome: Result<FileIdentity, AssetError>
  }

  /// A folder that is being gone through; names are taken from the end.
  private struct Level {
    var path: FilePath
    var shown: FilePath
    var names: [FolderListing.Name]
    /// From 1.
    var number: Int
    var files = 0
    /// Files by base, of bases that more than one has.
    var kin: [Int: Int]
  }

  /// Files that were named in one folder.
  private struct NamedFolder {
    var number: Int
    var files = 0
    var kin: [Int: Int] = [:]
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
  private var folders = 0
  private let countsKin: Bool
  private var namedFolders: [FilePath: NamedFolder] = [:]

  private struct FolderIdentity: Hashable {
    var device, inode: UInt64
  }

  /// - Parameters:
  ///   - given: Paths as the user wrote them.
  ///   - inputs: The same, absolute.
  ///   - countsKin: Whether ``Found/kin`` and ends of folders are told.
  ///   - warn: Called for what cannot be followed.
  init(
    _ given: [FilePath], _ inputs: Inputs, countsKin: Bool = false,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.countsKin = countsKin
    self.given = given
    reached = inputs.paths
    named = reached.count > 1 ? Set(reached) : []
    roots = reached.compactMap { try? Files.realPath($0) }
    self.warn = warn
    for (folder, paths) in Dictionary(grouping: Set(reached), by: \.parent) {
      namedFolders[folder] = NamedFolder(
        number: -1 - namedFolders.count,
        kin: countsKin ? Self.kin(paths.map(\.lastComponent)) : [:])
    }
  }

  /// The next step and its place among all, from 1.
  mutating func next() -> (Int, Step)? {
    guard let step = step() else { return nil }
    return (seq, step)
  }

  private mutating func step() -> Step? {
    while true {
      if let depth = levels.indices.last {
        guard let name = levels[depth].names.popLast() else {
          let level = levels.removeLast()
          if countsKin, level.files > 0 { return ended(level.number, level.files) }
          continue
        }
        if let found = look(at: name, in: levels[depth].path, shown: levels[depth].shown) {
          return .file(found)
        }
      } else if nextInput < reached.count {
        nextInput += 1
        if let found = take(reached[nextInput - 1], shown: given[nextInput - 1]) {
          return .file(found)
        }
      } else if countsKin, let (_, folder) = namedFolders.popFirst() {
        if folder.files > 0 { return ended(folder.number, folder.files) }
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
      if error.errno == .noSuchFile, (try? FileStatus.of(folder)) == nil, !levels.isEmpty {
        levels[levels.count - 1].names.removeAll()
        warn(ScanWording.isGone(folder))
      } else {
        warn(ScanWording.cannotLook(at: path, error))
      }
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
    var found = Found(
      seq: seq, path: path, shown: shown, isNamed: isNamed, folder: 0, outcome: outcome)
    guard countsKin else { return found }
    let kin: [Int: Int]
    if !isNamed, let depth = levels.indices.last {
      levels[depth].files += 1
      (found.folder, kin) = (levels[depth].number, levels[depth].kin)
    } else {
      namedFolders[path.parent]?.files += 1
      (found.folder, kin) = namedFolders[path.parent].map { ($0.number, $0.kin) } ?? (0, [:])
    }
    guard !kin.isEmpty else { return found }
    let base = Self.base(of: path.lastComponent)
    found.kin = kin[base].map { Kin(base: base, count: $0) }
    return found
  }

  private mutating func ended(_ folder: Int, _ files: Int) -> Step {
    seq += 1
    return .ended(folder: folder, files: files)
  }

  private mutating func enter(_ path: FilePath, shown: FilePath, _ status: FileStatus) {
    let identity = FolderIdentity(device: status.device, inode: status.inode)
    guard visited.insert(identity).inserted else { return }
    do throws(SystemError) {
      let names = try FolderListing.names(in: path)
      let files = names.lazy.filter { !$0.isFolder }.map { FilePath(bytes: $0.bytes) }
      folders += 1
      levels.append(
        Level(
          path: path, shown: shown, names: names, number: folders,
          kin: countsKin ? Self.kin(files) : [:]))
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

extension FolderWalk {
  /// How many names have each base that several have.
  private static func kin(_ names: some Sequence<FilePath>) -> [Int: Int] {
    let bases = names.map { base(of: $0) }.sorted()
    var counts: [Int: Int] = [:]
    for (base, next) in zip(bases, bases.dropFirst()) where base == next {
      counts[base, default: 1] += 1
    }
    return counts
  }

  private static func base(of name: FilePath) -> Int {
    GroupingName(name.nameForGrouping).base.hashValue
  }
}
