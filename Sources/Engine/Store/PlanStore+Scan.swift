import JobSpec
import SQLite
import System

extension PlanStore {
  /// A folder that is to be looked into.
  struct Folder: Sendable {
    var input: Int
    var path: FilePath
  }

  /// Remembers a folder, under its own name rather than a link's.
  func add(
    folder path: FilePath, input: Int, linked: Bool, _ status: FileStatus
  ) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        INSERT INTO folders(input, path, linked, device, inode) VALUES(?, ?, ?, ?, ?)
        ON CONFLICT(device, inode) DO UPDATE
        SET input = excluded.input, path = excluded.path, linked = excluded.linked
        WHERE NOT visited AND (excluded.linked, excluded.path) < (linked, path)
        """,
        input, path.bytes, linked, Int(truncatingIfNeeded: status.device),
        Int(truncatingIfNeeded: status.inode))
    }
  }

  /// The next folder: real ones first, so that what a link leads to keeps its own name.
  func takeFolder() throws(EngineError) -> Folder? {
    try access { (database) throws(SQLiteError) in
      let next = try database.prepare(
        """
        SELECT id, input, path FROM folders WHERE visited = 0 ORDER BY linked, path LIMIT 1
        """)
      guard try next.step() else { return nil }
      let id: Int = next[0]
      let folder = Folder(input: next[1], path: FilePath(bytes: next[2] as [UInt8]))
      next.reset()
      try database.execute("UPDATE folders SET visited = 1 WHERE id = ?", id)
      return folder
    }
  }

  /// Remembers a file, once for each name.
  func add(
    file path: FilePath, input: Int, linked: Bool, sidecar: Bool, _ status: FileStatus
  ) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        INSERT OR IGNORE INTO files(input, path, linked, device, inode, size, mtime, ctime, sidecar,
          neighbours)
        VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        input, path.bytes, linked, Int(truncatingIfNeeded: status.device),
        Int(truncatingIfNeeded: status.inode),
        status.size, status.mtime, status.ctime, sidecar, path.neighbourhood)
    }
  }

  /// Remembers a file that was named but cannot be had.
  func add(missing path: FilePath, input: Int, _ error: AssetError) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        INSERT OR IGNORE INTO files(
          input, path, linked, device, inode, size, mtime, ctime, sidecar, neighbours, code, message)
        VALUES(?, ?, 0, 0, 0, 0, 0, 0, 0, ?, ?, ?)
        """, input, path.bytes, path.neighbourhood, error.code.rawValue, error.message)
    }
  }

  /// Of several names of one file, the first real one stays; the others are not developed again.
  func settleDuplicates() throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        UPDATE files SET same = (
            SELECT id FROM files AS first
            WHERE first.device = files.device AND first.inode = files.inode
            ORDER BY linked, path LIMIT 1)
        WHERE code IS NULL AND EXISTS(
            SELECT 1 FROM files AS other
            WHERE other.device = files.device AND other.inode = files.inode
              AND other.id <> files.id);
        UPDATE files SET same = NULL WHERE same = id;
        """)
    }
  }

  /// Whether this file is an input of the run.
  func isSource(_ status: FileStatus) throws(EngineError) -> Bool {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        "SELECT 1 FROM files WHERE device = ? AND inode = ? LIMIT 1")
      try query.bind(Int(truncatingIfNeeded: status.device), Int(truncatingIfNeeded: status.inode))
      return try query.step()
    }
  }

  /// Files found so far.
  var fileCount: Int {
    get throws(EngineError) {
      try access { (database) throws(SQLiteError) in
        let query = try database.prepare("SELECT COUNT(*) FROM files WHERE NOT sidecar")
        return try query.step() ? query[0] : 0
      }
    }
  }
}
