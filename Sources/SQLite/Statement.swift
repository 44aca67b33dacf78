import CSQLite

/// One compiled statement, finalised when it goes out of scope.
///
/// ```swift
/// let statement = try database.prepare("SELECT name, size FROM files WHERE size > ?")
/// try statement.bind(1024)
/// while try statement.step() {
///   let name: String = statement[0]
///   let size: Int? = statement[1]
/// }
/// ```
@safe
package struct Statement: ~Copyable {
  let handle: OpaquePointer
  private let database: Database

  init(_ sql: String, _ database: Database) throws(SQLiteError) {
    var compiled: OpaquePointer?
    let result = unsafe sqlite3_prepare_v3(
      database.connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard result == SQLITE_OK, let handle = unsafe compiled else {
      throw unsafe SQLiteError(
        result == SQLITE_OK ? SQLITE_MISUSE : result, database.connection, sql: sql)
    }
    unsafe self.handle = handle
    self.database = database
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Starts anew with these values for the `?` marks; marks without a value are NULL.
  package borrowing func bind(_ values: any SQLiteValue...) throws(SQLiteError) {
    try bind(values)
  }

  borrowing func bind(_ values: [any SQLiteValue]) throws(SQLiteError) {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
    for (index, value) in values.enumerated() {
      try check(value.bind(to: self, at: Int32(index + 1)))
    }
  }

  /// Goes to the next row; `false` after the last, or when there are none.
  package borrowing func step() throws(SQLiteError) -> Bool {
    let result = unsafe sqlite3_step(handle)
    if result == SQLITE_ROW { return true }
    // A read that is left open would hold its lock.
    defer { unsafe sqlite3_reset(handle) }
    if result == SQLITE_DONE { return false }
    throw error(result)
  }

  /// Runs the statement with these values to its end.
  package borrowing func run(_ values: any SQLiteValue...) throws(SQLiteError) {
    try bind(values)
    while try step() {}
  }

  /// Gives up the rows that are left.
  package borrowing func reset() { unsafe sqlite3_reset(handle) }

  /// A column of the current row, counted from 0.
  ///
  /// A value of another type is converted as SQLite does; NULL reads as 0, as empty, or as `nil`.
  package subscript<Value: SQLiteValue>(column: Int) -> Value {
    Value.column(Int32(column), of: self)
  }

  private borrowing func check(_ result: Int32) throws(SQLiteError) {
    if result != SQLITE_OK { throw error(result) }
  }

  private borrowing func error(_ result: Int32) -> SQLiteError {
    let sql = unsafe sqlite3_sql(handle).map { unsafe String(cString: $0) }
    return unsafe SQLiteError(result, database.connection, sql: sql)
  }
}
