/// Every directory of a TIFF block, each once.
package struct TIFFTree: Sendable {
  package enum Role: Hashable, Sendable {
    /// Of the main chain; in Exif 0 is the picture and 1 its thumbnail, in TIFF they are pages.
    case main(Int)
    case exif, gps, interoperability, sub
  }

  package struct Node: Hashable, Sendable {
    package var role: Role
    package var directory: TIFFDirectory
    /// Index of the node whose field points here; `nil` in the main chain.
    package var parent: Int?
  }

  package private(set) var nodes: [Node] = []
  /// What could not be followed: readers shrug, editors refuse.
  package private(set) var problems: [MediaFileError] = []

  /// Follows the chain and all pointers to directories; more than `limit` of them are a problem.
  ///
  /// The first directory has the role `root`: Canon keeps others than the main one alone.
  package init(_ file: TIFFFile, root: Role = .main(0), limit: Int = 4096) {
    var seen: Set<Int> = []
    var pending: [(offset: Int, role: Role, parent: Int?, depth: Int)] = [
      (file.firstDirectory, root, nil, 0)
    ]
    while let item = pending.popLast() {
      guard nodes.count < limit, pending.count <= limit, item.depth < 8 else {
        problems.append(file.error(.limitExceeded, "too many directories", at: item.offset))
        return
      }
      guard seen.insert(item.offset).inserted else {
        problems.append(file.error(.corrupt, "a directory reached twice", at: item.offset))
        continue
      }
      let directory: TIFFDirectory
      do { directory = try file.directory(at: item.offset) } catch {
        problems.append(error)
        continue
      }
      let index = nodes.count
      nodes.append(Node(role: item.role, directory: directory, parent: item.parent))
      if let next = directory.next, case .main(let number) = item.role {
        pending.append((next, .main(number + 1), nil, item.depth))
      }
      for entry in directory.entries.reversed() {
        guard let role = Self.role(of: entry, in: item.role) else { continue }
        guard let offsets = try? file.integers(of: entry, limit: 256) else {
          problems.append(
            file.error(.corrupt, "a pointer without a target", at: entry.position.lowerBound))
          continue
        }
        for offset in offsets.reversed() { pending.append((offset, role, index, item.depth + 1)) }
      }
    }
  }

  /// What a field points to, where it points to directories.
  package static func role(of entry: TIFFEntry, in role: Role) -> Role? {
    switch (entry.tag, role) {
    case (.exifDirectory, .main), (.exifDirectory, .sub): .exif
    case (.gpsDirectory, .main), (.gpsDirectory, .sub), (.gpsDirectory, .exif): .gps
    case (.interoperabilityDirectory, .exif), (.interoperabilityDirectory, .main):
      .interoperability
    case (.subDirectories, .main), (.subDirectories, .sub): .sub
    default: nil
    }
  }

  /// The first directory of a role.
  package subscript(role: Role) -> TIFFDirectory? {
    nodes.first { $0.role == role }?.directory
  }
}
