import SQLite
import Synchronization
import System

/// What the run knows of the folder: found files, their facts, the plan.
///
/// It lives in a nameless temporary database that goes with the run, so that a million files are rows
/// on a disk and not objects in memory. Every call blocks for a moment: call it from the engine's own
/// threads.
final class PlanStore: Sendable {
  private let database: Mutex<Database>

  init() throws(EngineError) {
    do {
      let database = try Database(.temporary, cacheKiB: 256)
      // Nothing here outlives the process, so nothing needs to survive a crash of it.
      try database.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
      try database.execute(Self.schema)
      self.database = Mutex(database)
    } catch {
      throw EngineError(plan: error)
    }
  }

  /// Runs statements while no other thread does.
  func access<Result: Sendable>(
    _ body: (Database) throws(SQLiteError) -> Result
  ) throws(EngineError) -> Result {
    do {
      return try database.withLock { (database) throws(SQLiteError) in try body(database) }
    } catch {
      throw EngineError(plan: error)
    }
  }

  /// The same, as one transaction, for many statements.
  func transaction<Result: Sendable>(
    _ body: (Database) throws(SQLiteError) -> Result
  ) throws(EngineError) -> Result {
    try access { (database) throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in try body(database) }
    }
  }
}

extension EngineError {
  /// The temporary database cannot go on: most often the temporary folder is full.
  init(plan error: SQLiteError) {
    self.init(
      .io, "The plan's temporary database failed; TMPDIR says where it is. \(error.description)")
  }
}
