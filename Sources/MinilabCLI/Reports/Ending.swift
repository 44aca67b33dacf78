import Engine
import System

/// How a command ended.
struct Ending: Hashable, Sendable {
  var exit: ExitCode
  /// Why it could not start or go on, all reasons at once; empty where it was carried out.
  var problems: [String]

  init(_ exit: ExitCode, problems: [String] = []) {
    self.exit = exit
    self.problems = problems
  }

  /// How a command ends that an error ended.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self.init(failure.exit, problems: failure.problems)
    case let error as EngineError: self.init(ExitCode(of: error), problems: [error.message])
    case let error as SystemError: self.init(ExitCode(of: error), problems: [error.message])
    default: self.init(.internal, problems: ["\(error)"])
    }
  }

  /// The problems as lines for a person. What is wrong with a job stands as compilers write it, with its
  /// place first, so that editors find it.
  var lines: [String] { exit == .badSpec ? problems : problems.map { "minilab: \($0)" } }
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
