import JobSpec
import System

extension RunRequest {
  /// What can be known to be wrong before anything is looked at or made.
  ///
  /// - Returns: The inputs, which are there.
  func check() throws(EngineError) -> Inputs {
    let problems = job.validate()
    if !problems.isEmpty {
      throw EngineError(.badSpec, problems.map(\.description).joined(separator: "\n"))
    }
    try checkThatSomethingCanRun()
    // What the caller names, by whatever way, takes the place of the job's own.
    let isNamed = !inputs.isEmpty || !lists.isEmpty
    return try Inputs(isNamed ? inputs : job.from.map { FilePath($0) })
  }

  /// Refuses a job of which no rendition can be made by this version.
  private func checkThatSomethingCanRun() throws(EngineError) {
    let reasons = job.renditions.map { job.unavailableReason(for: $0) }
    guard !reasons.contains(nil) else { return }
    let said = Set(reasons.compactMap(\.self)).sorted().joined(separator: "; ")
    throw EngineError(.unavailable, "Nothing of “\(job.name)” can run: \(said).")
  }
}
