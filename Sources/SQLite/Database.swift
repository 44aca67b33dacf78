import CSQLite

/// One connection to a database. It belongs to one task at a time.
@safe
package final class Database {
  package enum Location: Hashable, Sendable {
    /// A file, made where it is missing; the path's bytes need not be UTF-8.
    case file([UInt8])
    /// A nameless file that spills from the cache to the disk and goes with the connection.
    case temporary
  }

  let connection: OpaquePointer

  /// Opens a database.
  ///
  /// At most `cacheKiB` of pages stay in memory, and an operation waits up to `busyMilliseconds` for
  /// another process' lock.
  package init(
    _ location: Location, cacheKiB: Int = 2048, busyMilliseconds: Int32 = 5000
  ) throws(SQLiteError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    var opened: OpaquePointer?
    let result = unsafe sqlite3_open_v2(location.name, &opened, flags, nil)
    guard result == SQLITE_OK, let connection = unsafe opened else {
      let error = unsafe SQLiteError(result, opened)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe self.connection = connection
    unsafe sqlite3_extended_result_codes(connection, 1)
    unsafe sqlite3_busy_timeout(connection, busyMilliseconds)
    try execute("PRAGMA cache_size = -\(cacheKiB); PRAGMA mmap_size = 0;")
  }

  deinit {
    // Statements hold a reference to their database, so none is left.
    unsafe sqlite3_close_v2(connection)
  }

  /// Rows that the last INSERT, UPDATE or DELETE touched.
  package var changes: Int { Int(unsafe sqlite3_changes64(connection)) }

  /// The row id of the last INSERT.
  package var lastInsertedRow: Int { Int(unsafe sqlite3_last_insert_rowid(connection)) }
}

extension Database.Location {
  fileprivate var name: [CChar] {
    switch self {
    case .file(let path): path.map(CChar.init(bitPattern:)) + [0]
    case .temporary: [0]
    }
  }
}
