import CVips

/// A libvips call that did not succeed.
///
/// What went wrong is decided by the caller, from the operation and from what it knows of the
/// input: libvips' own words come from a log that the whole process shares, so they may belong to
/// another failure. They are for people.
package struct VipsError: Error, Hashable, Sendable {
  /// The operation or function that failed.
  package var operation: String
  /// libvips' words, possibly of several calls; shown, never branched on.
  package var log: String

  /// Takes the shared error log along.
  init(_ operation: String) {
    self.operation = operation
    self.log = Self.takeLog()
  }

  init(_ operation: String, because log: String) {
    self.operation = operation
    self.log = log
  }

  /// Copies and clears libvips' log under its own lock: `vips_error_buffer_copy`.
  private static func takeLog() -> String {
    guard let text = unsafe vips_error_buffer_copy() else { return "" }
    defer { unsafe g_free(text) }
    // Damage in every row is said once.
    var said: Set<Substring> = []
    return unsafe String(cString: text).split(separator: "\n").filter { said.insert($0).inserted }
      .joined(separator: "; ")
  }

  /// Forgets what earlier operations left in the log, some of which succeeded: for a process that has
  /// the log to itself.
  package static func forgetLog() {
    _ = takeLog()
  }
}
