import Glibc

/// The end of this process.
package enum ProcessExit {
  /// Ends the process. Nothing is flushed that is not C's own.
  package static func now(_ code: Int32) -> Never { exit(code) }
}
