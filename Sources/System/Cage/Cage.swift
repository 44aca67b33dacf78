/// What a process may still do once it has shut itself in.
///
/// A caged process keeps the files that it holds and those that are sent to it; it opens no other but what the
/// rules name, talks to nobody new, starts no program, and reaches for no other process. There is no way out.
package struct Cage: Sendable {
  /// Folders of which everything may be read: fonts.
  package var readable: [FilePath] = []
  /// One folder in which files may be made, changed and removed.
  package var scratch: FilePath?
  /// The most private memory, in bytes.
  package var memory: Int?

  package init(readable: [FilePath] = [], scratch: FilePath? = nil, memory: Int? = nil) {
    self.readable = readable
    self.scratch = scratch
    self.memory = memory
  }

  /// What holds the process in.
  package struct Strength: Hashable, Sendable {
    /// Version of Landlock, which guards the file system; `nil` where the kernel has none.
    package var landlock: Int?
    /// Whether system calls are filtered (seccomp).
    package var filtersCalls: Bool

    package init(landlock: Int?, filtersCalls: Bool) {
      self.landlock = landlock
      self.filtersCalls = filtersCalls
    }
  }

  /// What this kernel offers, without entering.
  package static var support: Strength {
    Strength(landlock: Landlock.version, filtersCalls: CallFilter.isSupported)
  }

  /// Shuts this process in, for good, as far as the kernel can, and returns how far that was.
  ///
  /// Call it before any other thread starts, else it fails with `EBUSY`: Landlock holds the calling thread and
  /// those that it starts later.
  /// A folder in the rules that does not exist is left out. Without Landlock files can still be read by path, but
  /// not made, changed or removed, nor can the scratch folder be used.
  package func enter() throws(SystemError) -> Strength {
    try Self.requireSingleThread()
    try ResourceLimits.forbidCoreFiles()
    if let memory { try ResourceLimits.limitMemory(to: memory) }
    try CallFilter.forbidNewPrivileges()
    let support = Self.support
    if support.landlock != nil { try Landlock.restrict(self) }
    if support.filtersCalls {
      try CallFilter(mayWriteByPath: support.landlock != nil && scratch != nil).install()
    }
    return support
  }

  private static func requireSingleThread() throws(SystemError) {
    let threads = try DirectoryStream("/proc/self/task")
    var count = 0
    while try threads.next() != nil { count += 1 }
    if count > 1 { throw SystemError(.landlock, .busy) }
  }
}
