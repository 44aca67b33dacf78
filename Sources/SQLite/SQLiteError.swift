/// A statement, or the opening of a database, that failed.
package struct SQLiteError: Error, Hashable, Sendable {
  package let code: Code
  /// SQLite's own sentence, with its extended result code.
  package let detail: String
  /// What was being run, without the values bound to it.
  package let sql: String?

  /// A class of failure: stable, small, safe to switch on.
  package enum Code: String, Hashable, Sendable {
    case busy, full, readOnly, cannotOpen, corrupt, io, constraint, interrupted, outOfMemory, misuse
  }
}

extension SQLiteError: CustomStringConvertible {
  /// One line: what failed and what to do about it.
  package var description: String {
    "The database failed: \(detail). \(code.advice)"
  }
}

extension SQLiteError.Code {
  fileprivate var advice: String {
    switch self {
    case .busy: "Another process is using it; try again when that has finished."
    case .full: "Free some space, then run again."
    case .readOnly, .cannotOpen: "Check the permissions of the file and of its folder."
    case .corrupt: "The file is damaged or no database; move it away, then run again."
    case .io: "Check the disk, and your backups."
    case .constraint, .misuse: "This is a bug; please report it."
    case .interrupted: "Run again to continue."
    case .outOfMemory: "Allow more memory, or do less at once (--jobs)."
    }
  }
}
