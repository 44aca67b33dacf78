/// What `minilab inspect` is to do.
struct InspectOptions: Hashable, Sendable {
  var paths: [Argument]
  var style: OutputStyle
  var ignoresCache: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    self.paths = invocation.operands
    self.style = try OutputStyle(invocation)
    self.ignoresCache = invocation.has(.noCache)
  }
}
