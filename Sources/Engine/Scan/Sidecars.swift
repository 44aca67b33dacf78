import SQLite
import System

/// Files that say something about another: `.xmp` and `.AAE` beside a picture.
enum Sidecars {
  static func isSidecar(_ path: FilePath) -> Bool {
    switch path.fileExtension?.lowercased() {
    case "xmp", "aae": true
    default: false
    }
  }

  /// The names that a sidecar's asset may have without its extension, the surest first:
  /// `photo.jpg.xmp` belongs to `photo.jpg`, `photo.xmp` to `photo` with any extension.
  static func attach(in store: PlanStore) throws(EngineError) {
    try store.transaction { (database) throws(SQLiteError) in
      let sidecars = try database.prepare("SELECT id, path FROM files WHERE sidecar")
      let exact = try database.prepare("SELECT id FROM files WHERE path = ? AND NOT sidecar")
      // All names that begin with the stem and a dot: `/` is the byte after `.`. A RAW file comes
      // first, because programs that develop RAW write into the JPEG beside it itself.
      let sameStem = try database.prepare(
        "SELECT id, path FROM files WHERE path > ? AND path < ? AND NOT sidecar ORDER BY raw DESC, path"
      )
      let attach = try database.prepare("UPDATE files SET owner = ? WHERE id = ?")
      while try sidecars.step() {
        let id: Int = sidecars[0]
        let path = FilePath(bytes: sidecars[1] as [UInt8])
        let base = path.parent.appending(path.stem)
        try exact.bind(base.bytes)
        if try exact.step() {
          try attach.run(exact[0] as Int, id)
          exact.reset()
          continue
        }
        try sameStem.bind(base.addingSuffix(".").bytes, base.addingSuffix("/").bytes)
        while try sameStem.step() {
          guard FilePath(bytes: sameStem[1] as [UInt8]).stem == path.stem else { continue }
          try attach.run(sameStem[0] as Int, id)
          sameStem.reset()
          break
        }
      }
    }
  }
}
