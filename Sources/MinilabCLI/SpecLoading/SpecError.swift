import System

/// Why a job could not be loaded.
struct SpecError: Error, Hashable, Sendable {
  /// What the command ends with.
  var exit: ExitCode
  /// Never empty, for a person. A compiler's diagnostics are one message, line breaks and all.
  var messages: [String]

  init(_ exit: ExitCode, _ messages: [String]) {
    self.exit = exit
    self.messages = messages
  }

  init(_ exit: ExitCode, _ message: String) { self.init(exit, [message]) }
}

extension SpecError {
  /// Does what the system may refuse, and says with which exit code the command then ends; an
  /// interrupt has its own.
  static func orEnd<Value>(
    with exit: ExitCode, _ body: () throws(SystemError) -> Value
  ) throws(SpecError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw SpecError(error.errno == .canceled ? .interrupted : exit, error.message)
    }
  }
}
