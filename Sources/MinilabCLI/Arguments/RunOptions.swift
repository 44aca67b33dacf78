/// What `minilab run` is to do: the second stage of its command line.
struct RunOptions: Hashable, Sendable {
  var source: JobSource
  /// Prints the plan in place of carrying it out.
  var dryRun: Bool
  var running: RunningOptions

  init(_ invocation: Invocation) throws(UsageError) {
    self.source = try JobSource(invocation)
    self.dryRun = invocation.has(.dryRun)
    self.running = try RunningOptions(invocation)
  }
}
