import System

/// Where a job is read from.
enum SpecSource: Hashable, Sendable {
  /// A Swift file that defines `job`.
  case swift(FilePath)
  /// A job in its canonical form.
  case json(FilePath)
  /// The canonical form, from standard input.
  case standardInput
  /// A job that ships with the program: its Swift file, and the same in JSON for machines without
  /// a Swift toolchain.
  case shipped(swift: FilePath, json: FilePath)

  /// Finds what a command line's JOB means.
  init(_ job: FilePath, shipped files: ShippedFiles?) throws(SpecError) {
    switch (job.string, job.fileExtension) {
    case ("-", _): self = .standardInput
    case (_, "swift"): self = .swift(job)
    case (_, "json"): self = .json(job)
    default: self = try Self.bareName(job, among: files)
    }
  }

  private static func bareName(
    _ name: FilePath, among files: ShippedFiles?
  ) throws(SpecError) -> SpecSource {
    guard !name.bytes.contains(UInt8(ascii: "/")), !Files.exists(name) else {
      throw SpecError(.noInput, "expected a .swift or .json file but got '\(name)'")
    }
    guard let folder = files?.pipelines else {
      throw SpecError(
        .noInput,
        "there is no job '\(name)': the jobs that ship with minilab were not found beside it")
    }
    let swift = folder.appending(name.addingSuffix(".swift"))
    let json = folder.appending(name.addingSuffix(".json"))
    guard Files.exists(swift) || Files.exists(json) else {
      let names = files?.jobNames ?? []
      let nearest = Suggestion.nearest(to: name.string, among: names)
      let meant = nearest.map { "did you mean '\($0)'? " } ?? ""
      throw SpecError(
        .noInput,
        "there is no job '\(name)'; \(meant)the jobs that ship with minilab are "
          + names.joined(separator: ", "))
    }
    return .shipped(swift: swift, json: json)
  }
}
