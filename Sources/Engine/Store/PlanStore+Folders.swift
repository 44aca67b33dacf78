import SQLite
import System

extension PlanStore {
  /// Whether nothing was delivered into this output folder yet; true once.
  func isFirstVisit(to folder: FilePath) throws(EngineError) -> Bool {
    try access { (database) throws(SQLiteError) in
      try database.execute("INSERT OR IGNORE INTO swept(path) VALUES(?)", folder.bytes)
      return database.changes > 0
    }
  }
}
