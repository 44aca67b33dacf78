import System

/// Where the work on specs is kept. All of it can be made again.
struct SpecFolders: Hashable, Sendable {
  /// What only depends on the compiler: known versions, and JobSpec compiled by each.
  var toolchains: FilePath
  /// The jobs that specs gave.
  var specs: FilePath

  init(toolchains: FilePath, specs: FilePath) {
    self.toolchains = toolchains
    self.specs = specs
  }

  /// Both inside the cache.
  init(in cache: FilePath) {
    self.init(
      toolchains: cache.appending("toolchains"), specs: cache.appending("specs"))
  }

  /// The compilers that were used before.
  var known: KnownCompilers {
    KnownCompilers(CacheFile(path: toolchains.appending("compilers.json")))
  }

  /// Whether something can be kept; makes the folder where it is not there yet.
  var areWritable: Bool {
    do throws(SystemError) {
      try Files.makeDirectories(toolchains, mode: 0o700)
      try Files.removeDirectory(
        try Files.makeTemporaryDirectory(in: toolchains, prefix: ".trying-"))
      return true
    } catch {
      return false
    }
  }
}
