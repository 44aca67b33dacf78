import System

/// What a compiler said about a spec, in the spec's own terms.
///
/// Diagnostics about the spec keep their path, line and caret. Those about our entry point are none
/// of the person's business: they can only mean that `job` is missing or no `Job`, and that is said
/// instead.
struct CompilerDiagnostics {
  private let spec: FilePath
  private var aboutSpec: [Substring] = []
  private var aboutEntryPoint: [Substring] = []
  /// Lines that belong to no place: the linker's, the driver's own.
  private var unplaced: [Substring] = []

  init(_ text: String, of spec: FilePath) {
    self.spec = spec
    var isAboutEntryPoint: Bool?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let place = Self.place(in: line) {
        isAboutEntryPoint = place.hasSuffix(SpecToolchain.entryPointName)
      }
      switch isAboutEntryPoint {
      case true?: aboutEntryPoint.append(line)
      case false?: aboutSpec.append(line)
      case nil: unplaced.append(line)
      }
    }
  }

  /// The diagnostics that have a place in the spec.
  var located: String { Self.joined(aboutSpec) }

  /// All that the person needs in order to mend the spec; never empty.
  var forPerson: String {
    var parts: [String] = []
    if !located.isEmpty { parts.append(located) }
    if let problem = problemWithJob { parts.append("\(spec): error: \(problem)") }
    if located.contains("expressions are not allowed at the top level") {
      parts.append(
        "note: a spec holds declarations; statements stand inside `let job: Job = { … }()`")
    }
    if parts.isEmpty { parts.append("\(spec): error: \(Self.joined(unplaced))") }
    return parts.joined(separator: "\n")
  }

  private var problemWithJob: String? {
    guard let error = aboutEntryPoint.first(where: { $0.contains(": error: ") }) else { return nil }
    if error.contains("cannot find 'job'") {
      return "Expected the spec to define `let job = Job(…)` but it defines no `job`."
    }
    let quoted = error.split(separator: "'", omittingEmptySubsequences: false)
    let what = quoted.count > 2 ? "is of type '\(quoted[1])'" : "is something else"
    return "Expected `job` to be a Job but it \(what)."
  }

  /// The path of a line such as `spec.swift:3:14: error: …`.
  private static func place(in line: Substring) -> Substring? {
    for kind in [": error: ", ": warning: ", ": note: "] {
      guard let end = line.firstRange(of: kind)?.lowerBound else { continue }
      let parts = line[..<end].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count > 2, parts.suffix(2).allSatisfy({ Int($0) != nil }) else { continue }
      return line[..<parts[parts.count - 3].endIndex]
    }
    return nil
  }

  private static func joined(_ lines: [Substring]) -> String {
    var lines = lines[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
