import CSQLite

/// A type that goes into a `?` mark and comes out of a column.
package protocol SQLiteValue: Sendable {
  /// Puts the value in its place, and returns SQLite's result code.
  func bind(to statement: borrowing Statement, at index: Int32) -> Int32
  static func column(_ index: Int32, of statement: borrowing Statement) -> Self
}

extension Int: SQLiteValue {
  package func bind(to statement: borrowing Statement, at index: Int32) -> Int32 {
    unsafe sqlite3_bind_int64(statement.handle, index, Int64(self))
  }

  package static func column(_ index: Int32, of statement: borrowing Statement) -> Int {
    Int(unsafe sqlite3_column_int64(statement.handle, index))
  }
}

extension Bool: SQLiteValue {
  package func bind(to statement: borrowing Statement, at index: Int32) -> Int32 {
    (self ? 1 : 0).bind(to: statement, at: index)
  }

  package static func column(_ index: Int32, of statement: borrowing Statement) -> Bool {
    Int.column(index, of: statement) != 0
  }
}

extension Double: SQLiteValue {
  package func bind(to statement: borrowing Statement, at index: Int32) -> Int32 {
    unsafe sqlite3_bind_double(statement.handle, index, self)
  }

  package static func column(_ index: Int32, of statement: borrowing Statement) -> Double {
    unsafe sqlite3_column_double(statement.handle, index)
  }
}

extension String: SQLiteValue {
  package func bind(to statement: borrowing Statement, at index: Int32) -> Int32 {
    let bytes = Array(utf8)
    return unsafe minilab_bind_text(statement.handle, index, bytes, UInt64(bytes.count))
  }

  package static func column(_ index: Int32, of statement: borrowing Statement) -> String {
    String(decoding: [UInt8].column(index, of: statement), as: UTF8.self)
  }
}

extension [UInt8]: SQLiteValue {
  package func bind(to statement: borrowing Statement, at index: Int32) -> Int32 {
    unsafe minilab_bind_blob(statement.handle, index, self, UInt64(count))
  }

  package static func column(_ index: Int32, of statement: borrowing Statement) -> [UInt8] {
    // In this order: the first call may convert, and the length is that of the conversion.
    let start = unsafe sqlite3_column_blob(statement.handle, index)
    let count = unsafe sqlite3_column_bytes(statement.handle, index)
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count)))
  }
}

extension Optional: SQLiteValue where Wrapped: SQLiteValue {
  package func bind(to statement: borrowing Statement, at index: Int32) -> Int32 {
    guard let self else { return unsafe sqlite3_bind_null(statement.handle, index) }
    return self.bind(to: statement, at: index)
  }

  package static func column(_ index: Int32, of statement: borrowing Statement) -> Wrapped? {
    guard unsafe sqlite3_column_type(statement.handle, index) != SQLITE_NULL else { return nil }
    return Wrapped.column(index, of: statement)
  }
}
