import CSQLite

extension SQLiteError {
  /// From a result code; the sentence comes from the connection, where there is one.
  init(_ result: Int32, _ connection: OpaquePointer?, sql: String? = nil) {
    let text = unsafe connection.map { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(result)
    let extended = unsafe connection.map { unsafe sqlite3_extended_errcode($0) } ?? result
    code = Code(result)
    detail =
      unsafe text.map { unsafe String(cString: $0) } ?? "unknown"
      + " (SQLite result \(extended))"
    self.sql = sql
  }
}

extension SQLiteError.Code {
  init(_ result: Int32) {
    // The low byte is the class, the rest refines it.
    switch result & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy
    case SQLITE_FULL, SQLITE_TOOBIG: self = .full
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
    case SQLITE_CANTOPEN: self = .cannotOpen
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self = .corrupt
    case SQLITE_IOERR: self = .io
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH: self = .constraint
    case SQLITE_INTERRUPT, SQLITE_ABORT: self = .interrupted
    case SQLITE_NOMEM: self = .outOfMemory
    default: self = .misuse
    }
  }
}
