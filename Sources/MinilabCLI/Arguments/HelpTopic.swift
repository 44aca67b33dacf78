/// What `minilab help TOPIC` explains besides the commands.
enum HelpTopic: String, CaseIterable {
  case exitCodes = "exit-codes"
  case jobs
  case paths

  var text: String {
    switch self {
    case .exitCodes: Self.exitCodesText
    case .jobs: Self.jobsText
    case .paths: Self.pathsText
    }
  }

  private static var exitCodesText: String {
    let rows = ExitCode.allCases.map { code in
      HelpText.row("\(code.rawValue)".leftPadded(to: 3) + "  \(code.name)", code.meaning, at: 20)
    }
    return (["EXIT CODES"] + rows).joined(separator: "\n") + "\n"
  }

  private static let jobsText = """
    JOBS
      A job says which assets to take, what must never leave with them, and what to make
      of each. It is a Swift file that defines `job`:

        import JobSpec

        let job = Job(
            "small",
            privacy: .sharing,
            renditions: [.image("small", .jpeg(quality: 82), within: 1600)]
        )

      The Swift compiler checks it before any file is opened. Without a toolchain, run the
      job's JSON, which `minilab plan job.swift --emit-json` prints.

    """

  private static let pathsText = """
    PATHS
      Compiled jobs and facts    XDG_CACHE_HOME/minilab    (or ~/.cache/minilab)
      What runs must remember    XDG_STATE_HOME/minilab    (or ~/.local/state/minilab)

      Names are bytes and need not be UTF-8. `-` stands for stdin where a FILE is asked
      for, and `--` ends the options.

    """
}
