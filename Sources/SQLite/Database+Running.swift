import CSQLite

extension Database {
  /// Runs one or more statements that take no values; rows they return are dropped.
  package func execute(_ script: String) throws(SQLiteError) {
    let result = unsafe sqlite3_exec(connection, script, nil, nil, nil)
    if result != SQLITE_OK { throw unsafe SQLiteError(result, connection, sql: script) }
  }

  /// Runs one statement with values for its `?` marks; rows it returns are dropped.
  package func execute(_ sql: String, _ values: any SQLiteValue...) throws(SQLiteError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Compiles one statement, to be run as often as needed.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(sql, self)
  }

  /// Runs the body in a transaction: all of its changes are made, or, when it throws, none.
  package func transaction<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back by itself (disk full); then this one fails, and that is fine.
      try? execute("ROLLBACK")
      throw error
    }
  }
}
