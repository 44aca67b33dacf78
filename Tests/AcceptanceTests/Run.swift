import Foundation
import TestSupport

/// A finished `minilab run` in a process of its own, with folders of its own.
struct Run {
  var report: Report
  var outcome: Program.Outcome
  /// Where the outputs are.
  var output: TemporaryFolder

  /// Runs a job, by the name of a shipped one or by its path, over inputs.
  ///
  /// Shipped jobs are run from their JSON, so that no test waits for a compiler.
  static func job(
    _ job: String, on inputs: [String], options: [String] = [], output: TemporaryFolder? = nil,
    under wrapper: [String] = [], timeout: Duration = .seconds(280)
  ) async throws -> Run {
    let output = try output ?? TemporaryFolder()
    let home = try TemporaryFolder()
    let spec = job.contains("/") ? job : PackageRoot.path("pipelines/\(job).json")
    let command =
      wrapper + [BuiltProduct.minilab.path, "run", spec] + inputs
      + ["-o", output.path, "--json"] + options
    let outcome = try await Program(path: "/usr/bin/env").run(
      command,
      environment: [
        "XDG_CACHE_HOME": home.path("cache"), "XDG_STATE_HOME": home.path("state"),
        "NO_COLOR": "1",
      ], timeout: timeout)
    do {
      let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output))
      return Run(report: report, outcome: outcome, output: output)
    } catch {
      throw NoReport(status: outcome.status, errors: outcome.errorText, cause: error)
    }
  }

  /// The run ended without a report that can be read.
  struct NoReport: Error {
    var status: Int32
    var errors: String
    var cause: any Error
  }
}
