import JobSpec
import System

/// A file of the cache: JSON that may be lost, or damaged, at any time.
struct CacheFile: Hashable, Sendable {
  let path: FilePath

  /// What was written last; `nil` where there is nothing that can be read.
  func read() -> JSON? {
    guard let file = try? OpenFile.open(path, .source),
      let bytes = try? file.readAll(limit: 16 << 20)
    else { return nil }
    return try? JSON(parsing: bytes)
  }

  /// Replaces the file at once: a reader sees the old contents or the new. A cache that cannot be
  /// written is none, and no error.
  func write(_ json: JSON) {
    let name = FilePath(".\(path.lastComponent)-\(UInt64.random(in: .min ... .max))")
    let temporary = path.parent.appending(name)
    do throws(SystemError) {
      try Files.makeDirectories(path.parent, mode: 0o700)
      try OpenFile.open(temporary, .createExclusive(mode: 0o600)).write(all: json.bytes())
      try Files.rename(temporary, to: path, replacing: true)
    } catch {
      try? Files.unlink(temporary)
    }
  }
}
