import Engine
import JobSpec

/// How something runs that develops a folder, and what it prints, whatever it makes.
struct RunningOptions: Hashable, Sendable {
  var style: OutputStyle
  var progress: ProgressMode
  var force: Bool
  /// Workers at once; `nil` is decided from the machine.
  var width: Int?
  /// Bytes for all workers together; `nil` is decided from the machine.
  var memory: Int?
  /// For one asset; `nil` is as the job says.
  var timeout: Duration?
  var maxDuration: Duration?
  var grace: Duration
  var lock: LockRule

  /// What happens where another run holds the output folder.
  enum LockRule: Hashable, Sendable {
    case giveUp
    /// For this long; `nil` is for ever.
    case wait(Duration?)
  }

  init(_ invocation: Invocation) throws(UsageError) {
    self.style = try OutputStyle(invocation)
    self.progress =
      try invocation.value(
        of: .progress, expected: "auto, always or never", ProgressMode.init(rawValue:))
      ?? .auto
    self.force = invocation.has(.force)
    self.width = try invocation.value(
      of: .jobs, expected: "a number from 1 to \(Limits.widths.upperBound)", ArgumentValue.width)
    self.memory = try invocation.value(
      of: .memory, expected: "a size as 512M or 2G", ArgumentValue.byteCount)
    self.timeout = try invocation.value(
      of: .timeout, expected: "a number of seconds", ArgumentValue.seconds)
    self.maxDuration = try invocation.value(
      of: .maxDuration, expected: "a time as 90s, 15m or 2h", ArgumentValue.time)
    self.grace =
      try invocation.value(
        of: .grace, expected: "a number of seconds", ArgumentValue.secondsOrZero) ?? .seconds(10)
    let patience = try invocation.value(
      of: .wait, expected: "a number of seconds", ArgumentValue.secondsOrZero)
    self.lock = invocation.has(.wait) ? .wait(patience) : .giveUp
  }

  /// Puts what was given in place of what a job says.
  func adjust(_ limits: inout Limits) {
    if let width { limits.width = width }
    if let memory { limits.memory = memory }
    if let timeout { limits.secondsPerAsset = timeout.inSeconds }
  }

  func adjust(_ request: inout RunRequest) {
    request.force = force
    request.maxDuration = maxDuration
    request.grace = grace
    request.wait =
      switch lock {
      case .giveUp: .no
      case .wait(nil): .forever
      case .wait(let patience?): .atMost(patience)
      }
  }
}
