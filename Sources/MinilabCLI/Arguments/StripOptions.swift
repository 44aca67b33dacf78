import Engine
import JobSpec
import System

/// What `minilab strip` is to do.
struct StripOptions: Hashable, Sendable {
  var policy: PrivacyPolicy
  var inputs: InputChoice
  var destination: RunRequest.Destination
  var running: RunningOptions

  init(_ invocation: Invocation) throws(UsageError) {
    self.policy = try PolicyChoice.policy(invocation)
    self.inputs = try InputChoice(invocation, paths: invocation.operands)
    guard !inputs.isEmpty else { throw UsageError("expected a PATH", in: .strip) }
    self.destination = try Self.destination(invocation)
    self.running = try RunningOptions(invocation)
  }

  private static func destination(
    _ invocation: Invocation
  ) throws(UsageError) -> RunRequest.Destination {
    try invocation.refuse(.output, with: .inPlace)
    let backup = try invocation.value(of: .backup, expected: "a suffix such as .bak") { suffix in
      suffix.isEmpty || suffix.contains("/") || suffix.contains("\0") ? nil : suffix
    }
    if invocation.has(.inPlace) { return .inPlace(backup: backup) }
    guard backup == nil else { throw UsageError("--backup goes with --in-place", in: .strip) }
    guard let folder = invocation.value(of: .output), !folder.bytes.isEmpty else {
      throw UsageError("expected -o DIR or --in-place", in: .strip)
    }
    return .folder(FilePath(bytes: folder.bytes))
  }

  /// The job: every picture and clip, the same bytes less what the policy removes.
  var job: Job {
    var job = Job("strip", privacy: policy, renditions: [.original("original")])
    running.adjust(&job.limits)
    return job
  }
}
