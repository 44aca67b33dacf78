/// What `minilab plan` is to do.
struct PlanOptions: Hashable, Sendable {
  var source: JobSource
  var style: OutputStyle
  /// Prints the job and not its plan.
  var emitsJob: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.refuse(.emitJSON, with: .json)
    try invocation.refuse(.emitJSON, with: .jsonLines)
    self.source = try JobSource(invocation)
    self.style = try OutputStyle(invocation)
    self.emitsJob = invocation.has(.emitJSON)
  }

  /// The plan that `minilab run --dry-run` prints.
  init(dryRunOf run: RunOptions) {
    self.source = run.source
    self.style = run.running.style
    self.emitsJob = false
  }
}
