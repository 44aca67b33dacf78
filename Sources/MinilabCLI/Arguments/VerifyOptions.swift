import JobSpec

/// What `minilab verify` is to do.
struct VerifyOptions: Hashable, Sendable {
  var policy: PrivacyPolicy
  var paths: [Argument]
  var style: OutputStyle

  init(_ invocation: Invocation) throws(UsageError) {
    self.policy = try PolicyChoice.policy(invocation)
    self.paths = invocation.operands
    self.style = try OutputStyle(invocation)
  }
}
