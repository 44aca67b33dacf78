/// How a command ended.
struct Ending: Hashable, Sendable {
  var exit: ExitCode
  /// Why it could not start or go on, one sentence or more; `nil` where it was carried out.
  var problem: String?

  init(_ exit: ExitCode, problem: String? = nil) {
    self.exit = exit
    self.problem = problem
  }
}
