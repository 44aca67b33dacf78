/// The group (cgroup v2) by which containers and service managers limit this process.
struct ControlGroup: Hashable {
  /// The folders with the limits, from this process' own up to the outermost that can be seen.
  let folders: [FilePath]

  /// `nil` where version 2 is not mounted.
  static var own: ControlGroup? {
    guard let mounts = ProcText("/proc/self/mountinfo"), let groups = ProcText("/proc/self/cgroup")
    else { return nil }
    return ControlGroup(mounts: mounts, groups: groups)
  }

  init?(mounts: ProcText, groups: ProcText) {
    // Version 2 is the line "0::/path".
    guard let line = groups.lines.first(where: { $0.hasPrefix("0::/") }),
      let (root, mountPoint) = Self.mount(in: mounts)
    else { return nil }
    let path = FilePath(String(line.dropFirst(3)))
    // In a container the mount may show only a branch of the tree, or a namespace may hide the rest.
    var inner = path.relative(to: root) ?? "."
    var folders = [mountPoint.appending(inner).normalized]
    while inner != "." {
      inner = inner.parent
      folders.append(mountPoint.appending(inner).normalized)
    }
    self.folders = folders
  }

  /// What a file of that name says in each of the folders that have it.
  func values(of name: FilePath) -> [String] {
    folders.compactMap { folder in
      ProcText(folder.appending(name))?.lines.first.map(String.init)
    }
  }

  /// Which part of the tree is mounted, and where.
  private static func mount(in mounts: ProcText) -> (root: FilePath, mountPoint: FilePath)? {
    // 29 23 0:26 /root /mount/point rw,nosuid - cgroup2 cgroup2 rw
    for line in mounts.lines where line.contains(" - cgroup2 ") {
      let fields = line.split(separator: " ")
      if fields.count > 4 { return (FilePath(String(fields[3])), FilePath(String(fields[4]))) }
    }
    return nil
  }
}
