/// How a command ended.
struct Ending: Hashable, Sendable {
  var exit: ExitCode
  /// Why it could not start or go on, all reasons at once; empty where it was carried out.
  var problems: [String]

  init(_ exit: ExitCode, problems: [String] = []) {
    self.exit = exit
    self.problems = problems
  }

  init(_ failure: CommandFailure) { self.init(failure.exit, problems: failure.problems) }
}

/// Why a command cannot go on: thrown up to where it is reported.
struct CommandFailure: Error, Hashable, Sendable {
  var exit: ExitCode
  /// Never empty, for a person.
  var problems: [String]

  init(_ exit: ExitCode, _ problems: [String]) {
    self.exit = exit
    self.problems = problems
  }

  init(_ exit: ExitCode, _ problem: String) { self.init(exit, [problem]) }
}
