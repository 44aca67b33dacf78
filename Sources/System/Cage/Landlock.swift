import CSystem

/// The kernel's guard over the file system, which a process can set on itself.
enum Landlock {
  /// The version that the kernel has and that is switched on; versions only ever add.
  static var version: Int? {
    let version = Int(minilab_landlock_version())
    return version > 0 ? version : nil
  }

  /// Denies the calling thread every path but those of the rules, every TCP port, and every process outside.
  static func restrict(_ cage: Cage) throws(SystemError) {
    let version = version ?? 1
    let handled = Access.all(version: version)
    var attributes = minilab_landlock_attributes(
      files: handled.rawValue,
      network: version >= 4 ? 0b11 : 0,  // bind and connect
      scopes: version >= 6 ? 0b11 : 0)  // abstract sockets and signals
    // An older kernel refuses a structure that is longer than the one it knows.
    let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
    let rules = OpenFile(
      adopting: try retrying(.landlock) { unsafe minilab_landlock_create(&attributes, size) })
    for folder in cage.readable { try allow(.reading, below: folder, rules) }
    if let scratch = cage.scratch {
      try allow(.reading.union(.changing).intersection(handled), below: scratch, rules)
    }
    try retrying(.landlock) { minilab_landlock_restrict(rules.rawDescriptor) }
  }

  private static func allow(
    _ access: Access, below path: FilePath, _ rules: OpenFile
  ) throws(SystemError) {
    do throws(SystemError) {
      let folder = try OpenFile.open(path, .directory)
      try retrying(.landlock, path) {
        minilab_landlock_allow(rules.rawDescriptor, access.rawValue, folder.rawDescriptor)
      }
    } catch  where error.errno == .noSuchFile {
      // What is not there needs no permission.
    }
  }

  /// LANDLOCK_ACCESS_FS_*.
  private struct Access: OptionSet {
    let rawValue: UInt64

    static let writeFile = Access(rawValue: 1 << 1)
    static let readFile = Access(rawValue: 1 << 2)
    static let readFolder = Access(rawValue: 1 << 3)
    static let removeFolder = Access(rawValue: 1 << 4)
    static let removeFile = Access(rawValue: 1 << 5)
    static let makeFolder = Access(rawValue: 1 << 7)
    static let makeFile = Access(rawValue: 1 << 8)
    static let truncate = Access(rawValue: 1 << 14)

    static let reading: Access = [.readFile, .readFolder]
    static let changing: Access = [
      .writeFile, .removeFolder, .removeFile, .makeFolder, .makeFile, .truncate,
    ]

    /// Everything that a version can guard: 13 rights in the first, then links across folders, truncation
    /// and device controls.
    static func all(version: Int) -> Access {
      let rights = 13 + (version >= 2 ? 1 : 0) + (version >= 3 ? 1 : 0) + (version >= 5 ? 1 : 0)
      return Access(rawValue: (1 << rights) - 1)
    }
  }
}
