/// Which job, and in place of what it says itself: which inputs and which output.
struct JobSource: Hashable, Sendable {
  /// A `.swift` or `.json` file, or the bare name of a shipped job.
  var job: Argument
  var inputs: [Argument]
  /// Files with more inputs, in the order given.
  var lists: [InputList]
  var output: Argument?
  /// Reads nothing that an earlier run left behind.
  var ignoresCache: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    guard let job = invocation.operands.first else {
      throw UsageError("expected a JOB", in: invocation.verb)
    }
    self.job = job
    self.inputs = Array(invocation.operands.dropFirst())
    self.lists = invocation.occurrences.compactMap(InputList.init)
    self.output = invocation.value(of: .output)
    self.ignoresCache = invocation.has(.noCache)
    if ([job] + lists.map(\.file)).filter({ $0 == "-" }).count > 1 {
      throw UsageError("stdin can be read only once", in: invocation.verb)
    }
  }
}

/// A file that lists inputs.
struct InputList: Hashable, Sendable {
  /// `-` is stdin.
  var file: Argument
  var separator: UInt8

  fileprivate init?(_ occurrence: Invocation.Occurrence) {
    guard let file = occurrence.value else { return nil }
    switch occurrence.option {
    case .filesFrom: self.separator = UInt8(ascii: "\n")
    case .filesFrom0: self.separator = 0
    default: return nil
    }
    self.file = file
  }
}
