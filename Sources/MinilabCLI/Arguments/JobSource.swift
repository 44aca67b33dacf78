import JobSpec

/// Which job, and in place of what it says itself: which inputs and which output.
struct JobSource: Hashable, Sendable {
  /// A `.swift` or `.json` file, or the bare name of a shipped job.
  var job: Argument
  var inputs: InputChoice
  var output: Argument?
  /// Reads nothing that an earlier run left behind.
  var ignoresCache: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    guard let job = invocation.operands.first else {
      throw UsageError("expected a JOB", in: invocation.verb)
    }
    self.job = job
    self.inputs = try InputChoice(invocation, paths: invocation.operands.dropFirst())
    self.output = invocation.value(of: .output)
    self.ignoresCache = invocation.has(.noCache)
    if job == "-", inputs.lists.contains(where: { $0.file == "-" }) {
      throw .twiceFromStandardInput(invocation.verb)
    }
  }
}
