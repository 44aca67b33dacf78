extension Command {
  /// Every command, in the order in which help lists them.
  static let all = Verb.allCases.map(named)

  static func named(_ verb: Verb) -> Command {
    switch verb {
    case .run: run
    case .plan: plan
    case .inspect: inspect
    case .strip: strip
    case .verify: verify
    case .history: history
    case .doctor: doctor
    case .clearCache: clearCache
    case .help: help
    case .version: version
    }
  }

  private static let job = Operands.atLeastOne("a JOB: a .swift or .json file, or a shipped name")

  private static let run = Command(
    .run, "develop a folder as a job says",
    synopsis: ["JOB [INPUT…] [-o DIR] [options]"],
    discussion: """
      JOB is a .swift or .json file, - for JSON from stdin, or the name of a shipped job. INPUT and
      -o take the place of the job's own from: and into:. Sources are only ever read. The first
      Ctrl-C finishes what is in hand and stops; the second stops at once.
      """,
    examples: [
      Example("minilab run web-gallery ~/Photos -o ~/Web", "a shipped job on a folder"),
      Example("minilab run job.swift --dry-run", "what would be written, and nothing else"),
      Example(
        "find . -newer mark -print0 | minilab run job.json --files-from0 - -o out",
        "what find found, whatever the names"),
      Example("minilab run job.json -q || mail -s failed me", "from cron: silent when all is well"),
    ],
    options: [
      .output, .filesFrom, .filesFrom0, .dryRun, .force, .jobs, .memory, .timeout, .maxDuration,
      .grace, .wait, .noCache, .json, .jsonLines, .quiet, .verbose, .progress, .refresh,
      .retryFailed, .cleanup, .journal, .selection, .onFinish,
    ],
    operands: job)

  private static let plan = Command(
    .plan, "show what a run would deliver, and write nothing",
    synopsis: ["JOB [INPUT…] [-o DIR] [--json]", "JOB --emit-json"],
    examples: [
      Example("minilab plan web-gallery ~/Photos -o ~/Web", "each asset and its outputs"),
      Example("minilab plan job.swift --emit-json > job.json", "a job that needs no Swift to run"),
    ],
    options: [
      .output, .filesFrom, .filesFrom0, .noCache, .emitJSON, .json, .jsonLines, .quiet, .verbose,
      .selection,
    ],
    operands: job)

  private static let inspect = Command(
    .inspect, "say what files are, from their headers",
    synopsis: ["[--json|--jsonl] [--why] [--matching FILTER] PATH…"],
    discussion: """
      Folders are read with all that is in them. What a file tells about people and places is
      named, never shown. A filter is written as in a job; what it cannot decide is named on
      stderr. 'minilab help kinds' lists what each kind is told by.
      """,
    examples: [
      Example("minilab inspect IMG_1.HEIC", "size, kinds, camera, and what it would give away"),
      Example(
        "minilab inspect ~/Photos --matching '.all(of: [.images, .not(.screenshots)])'",
        "what a filter would take, before it is put in a job"),
      Example("minilab inspect --jsonl ~/Photos | jq 'select(.hdr)'", "the HDR pictures of a tree"),
    ],
    options: [.matching, .noCache, .why, .json, .jsonLines, .quiet, .verbose],
    operands: .atLeastOne("a PATH"))

  private static let strip = Command(
    .strip, "remove private metadata, losing no pixel",
    synopsis: [
      "[--policy NAME|--remove GROUP,…|--keep GROUP,…] -o DIR PATH…",
      "[…] --in-place [--backup SUFFIX] PATH…",
    ],
    discussion: """
      Nothing is decoded or encoded anew: the file is the same but for what goes. Each result is
      read again and proved clean before it gets its name; what cannot be proved fails and is left
      as it was. Colour, orientation and HDR stay under every policy.
      """,
    examples: [
      Example("minilab strip ~/Photos -o ~/Share", "what may be shared, beside the originals"),
      Example(
        "minilab strip --remove location --in-place *.jpg", "no places, nothing else changed"),
      Example(
        "find . -name '*.jpg' -print0 | minilab strip --files-from0 - --in-place --backup .orig",
        "what find found; each source keeps a second name"),
    ],
    options: [
      .output, .inPlace, .backup, .policy, .remove, .keep, .filesFrom, .filesFrom0, .force, .jobs,
      .timeout, .maxDuration, .grace, .wait, .json, .jsonLines, .quiet, .verbose, .progress,
    ],
    operands: Operands(count: 0...Int.max, noun: ""))
  private static let verify = Command(
    .verify, "check that nothing private is left",
    synopsis: ["[--policy NAME|--remove GROUP,…|--keep GROUP,…] PATH…"],
    discussion: """
      Any files, whoever made them; folders with all that is in them. Where something is left, or a
      file cannot be taken apart with certainty, it is named with the carriers and the exit code
      is 1. Values are never shown.
      """,
    examples: [
      Example("minilab verify ~/Share", "nothing of what sharing removes is left"),
      Example("minilab verify --remove location,serials *.jpg || exit", "in a script"),
    ],
    options: [.policy, .remove, .keep, .json, .jsonLines, .quiet, .verbose],
    operands: .atLeastOne("a PATH"))
  private static let history = Command(.history, "list earlier runs", synopsis: ["[DIR]"])

  private static let doctor = Command(
    .doctor, "say what this machine can do, and how to get what is missing",
    synopsis: ["[--json]"],
    options: [.json])

  private static let clearCache = Command(
    .clearCache, "forget compiled jobs and facts read earlier", synopsis: [""],
    options: [.quiet])

  private static let help = Command(
    .help, "show help on a command, or on exit-codes, jobs or paths",
    synopsis: ["[TOPIC]"], operands: .atMost(2))

  private static let version = Command(
    .version, "show the version", synopsis: [""])
}
