import Fixtures
import Foundation
import JobSpec
import TestSupport

/// A folder with pictures and a job, and the built program to run on them.
struct MinilabRun {
  let folder: TemporaryFolder

  init(pictures: [String] = ["lake.jpg"]) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("in")
    for picture in pictures {
      try folder.copy(Fixture.folder + "/" + picture, to: "in/" + picture)
    }
    try folder.write(Self.job.jsonText, to: "job.json")
  }

  /// One small JPEG of each picture. Nothing has to be removed, so that only the rendering counts.
  static let job = Job(
    "small", privacy: .archive, renditions: [.image("small", .jpeg(quality: 80), within: 200)])

  /// Runs `minilab` with folders of its own for cache and state.
  func minilab(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    try await minilab(arguments, environment: environment)
  }

  func minilab(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    let own = [
      "XDG_CACHE_HOME": folder.path("cache"), "XDG_STATE_HOME": folder.path("state"),
      "NO_COLOR": "", "FORCE_COLOR": "",
    ]
    return try await BuiltProduct.minilab.run(
      arguments, environment: own.merging(environment) { _, given in given }, in: folder.path)
  }

  /// `run` of the folder's job, with options.
  func run(_ options: String...) async throws -> Program.Outcome {
    try await minilab(["run", "job.json", "in", "-o", "out"] + options)
  }

  /// Runs a shell line in the folder, in which `$minilab` is the program.
  func shell(_ line: String) async throws -> Program.Outcome {
    try await Program(path: "/bin/sh").run(
      ["-c", line],
      environment: [
        "minilab": BuiltProduct.minilab.path, "XDG_CACHE_HOME": folder.path("cache"),
        "XDG_STATE_HOME": folder.path("state"),
      ], in: folder.path)
  }
}
