extension Option {
  // What is developed

  static let output = Option(
    "output", short: "o", .required("DIR"), in: .what,
    "deliver into DIR, in place of a job's own folder")
  static let filesFrom = Option(
    "files-from", .required("FILE"), in: .what, "read more inputs from FILE, one a line; - is stdin"
  )
  static let filesFrom0 = Option(
    "files-from0", .required("FILE"), in: .what,
    "the same, each ended by a NUL byte, as find -print0 writes them")
  static let force = Option("force", in: .what, "make every output anew, replacing what is there")
  static let dryRun = Option("dry-run", in: .what, "print the plan and write nothing")

  // What must go

  static let policy = Option(
    "policy", .required("NAME"), in: .what,
    "remove what a policy names: sharing (default), publishing or archive")
  static let remove = Option(
    "remove", .required("GROUP,…"), in: .what,
    "remove these groups and what nobody can interpret; see 'help groups'")
  static let keep = Option(
    "keep", .required("GROUP,…"), in: .what, "remove everything but these groups")
  static let inPlace = Option(
    "in-place", in: .what, "replace each source by its result, atomically")
  static let backup = Option(
    "backup", .required("SUFFIX"), in: .what,
    "with --in-place: keep each source under its name and SUFFIX")

  // How it runs

  static let jobs = Option(
    "jobs", short: "j", .required("N"), in: .how,
    "develop N assets at once (default: the processors at hand)")
  static let memory = Option(
    "memory", .required("SIZE"), in: .how,
    "share SIZE among all workers, as 512M or 2G (default: half of all)")
  static let timeout = Option(
    "timeout", .required("SECONDS"), in: .how, "give one asset at most this long (default: 120)")
  static let maxDuration = Option(
    "max-duration", .required("TIME"), in: .how,
    "take no more assets after TIME, as 90s, 15m or 2h, and exit 75")
  static let grace = Option(
    "grace", .required("SECONDS"), in: .how,
    "when stopped, give assets in hand this long to finish (default: 10)")
  static let wait = Option(
    "wait", .optional("SECONDS"), in: .how,
    "wait for another run into the same folder to end (without: exit 75)")
  static let noCache = Option("no-cache", in: .how, "read the job and all facts afresh")

  // What is printed

  static let json = Option("json", in: .output, "print one JSON document")
  static let jsonLines = Option(
    "jsonl", in: .output, "print events as they happen, one JSON a line")
  static let quiet = Option(
    "quiet", short: "q", in: .output, "print nothing unless something fails")
  static let verbose = Option("verbose", short: "v", in: .output, "print a line for every asset")
  static let progress = Option(
    "progress", .required("WHEN"), in: .output,
    "show progress on stderr: auto (on a terminal), always or never")
  static let emitJSON = Option(
    "emit-json", in: .output, "print the job as JSON, to run where there is no Swift toolchain")

  static let why = Option("why", in: .output, "say what decided each kind, and how surely")
  static let matching = Option(
    "matching", .required("FILTER"), in: .what,
    "only what a filter takes, as '.all(of: [.images, .not(.screenshots)])'")

  // General

  static let help = Option("help", short: "h", in: .general, "show this help")
  static let version = Option("version", in: .general, "show the version")

  // Known by name, and refused until they are built.

  static let refresh = later("refresh", in: .what)
  static let retryFailed = later("retry-failed", in: .what)
  static let cleanup = later("cleanup", in: .what)
  static let journal = later("journal", .required("FILE"), in: .how)
  static let selection = later("selection", .required("FILE"), in: .what)
  static let onFinish = later("on-finish", .required("CMD"), in: .how)

  private static func later(
    _ name: String, _ argument: Argument = .none, in category: Category
  ) -> Option {
    Option(name, argument, in: category, "not in this version", availability: .later)
  }
}
