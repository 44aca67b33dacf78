/// What `minilab` ends with: small, stable, and the same in the report and in the shell.
enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case ok = 0
  case someFailed = 1
  case allFailed = 2
  case usage = 64
  case badSpec = 65
  case noInput = 66
  case unavailable = 69
  case `internal` = 70
  case cantCreate = 73
  case io = 74
  case tempFail = 75
  case noPerm = 77
  case interrupted = 130
  case terminated = 143

  /// The name in the report.
  var name: String {
    switch self {
    case .interrupted, .terminated: "interrupted"
    default: "\(self)"
    }
  }

  /// One line for help.
  var meaning: String {
    switch self {
    case .ok: "every asset delivered, unchanged or rightly skipped"
    case .someFailed: "the run is complete; at least one asset failed"
    case .allFailed: "the run is complete; none succeeded"
    case .usage: "bad option"
    case .badSpec: "the job does not compile, or asks for what cannot be"
    case .noInput: "an input is missing"
    case .unavailable: "a codec, tool or toolchain is missing, and nothing can run without it"
    case .internal: "a bug in minilab"
    case .cantCreate: "the output cannot be made"
    case .io: "reading or writing failed, as when the disk is full"
    case .tempFail: "another run is at it, or --max-duration was reached: try again"
    case .noPerm: "an input or the output may not be touched"
    case .interrupted: "stopped by Ctrl-C (SIGINT)"
    case .terminated: "stopped by SIGTERM or SIGHUP"
    }
  }
}
