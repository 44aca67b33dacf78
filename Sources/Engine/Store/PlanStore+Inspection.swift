import AssetFacts
import JobSpec
import Planning
import SQLite
import System

extension PlanStore {
  /// A file whose header is to be read.
  struct Uninspected: Sendable {
    var id: Int
    var path: FilePath
  }

  /// Up to `count` files after the one with this id.
  func uninspected(after id: Int, count: Int) throws(EngineError) -> [Uninspected] {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT id, path FROM files
        WHERE id > ? AND NOT sidecar AND same IS NULL AND code IS NULL ORDER BY id LIMIT ?
        """)
      try query.bind(id, count)
      var files: [Uninspected] = []
      while try query.step() {
        files.append(Uninspected(id: query[0], path: FilePath(bytes: query[1] as [UInt8])))
      }
      return files
    }
  }

  /// Records what the header told, and which file it was read from.
  func record(_ facts: AssetFacts, of identity: FileIdentity, for id: Int) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        UPDATE files SET facts = ?, captured = ?, raw = ?, device = ?, inode = ?, size = ?, mtime = ?,
          ctime = ? WHERE id = ?
        """, facts.json.text(), facts.captured?.text, facts.has(.raw) == .yes,
        Int(truncatingIfNeeded: identity.device),
        Int(truncatingIfNeeded: identity.inode), identity.size, identity.mtime, identity.ctime, id)
    }
  }

  func record(_ error: AssetError, for id: Int) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        "UPDATE files SET code = ?, message = ? WHERE id = ?", error.code.rawValue, error.message,
        id)
    }
  }

  func record(_ reason: SkipReason, for id: Int) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute("UPDATE files SET skip = ? WHERE id = ?", reason.text, id)
    }
  }
}
